import { createHandlers } from 'agent-console-kit/msw';
import { setupServer } from 'msw/node';

/** `kit` reads and changes what the mock holds, and lets it fail. */
export const { handlers, kit } = createHandlers();
export const server = setupServer(...handlers);
