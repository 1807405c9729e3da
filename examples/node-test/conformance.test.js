import { after } from 'node:test';
import { conformanceTests } from 'agent-console-kit/conformance';
import { startMock } from 'agent-console-kit/mock';

// Your own service goes here; the mock stands in for it.
const service = await startMock({ port: 0 });
after(() => service.close());

conformanceTests({
  url: service.url,
  agentIds: service.state().agents.map(({ id }) => id),
  profile: 'quick',
});
