/** The header that names the run. */
export const runHeader = 'x-agent-console-kit-run';
