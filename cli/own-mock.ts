/** Edge: the kit's own mock, for commands that are given no deployment. */
import type { CheckOptions } from '../conformance/check-deployment.ts';
import type { Run } from '../conformance/run/run-record.ts';

type Options = Pick<CheckOptions, 'agentIds' | 'evolutionListen' | 'stateFolder'>;

/** The mock has the evolution service that the kit plays. */
function evolutionOf({ evolutionListen }: Options): { readonly evolutionUrl?: string } {
  if (evolutionListen === undefined) return {};
  const { host, port } = evolutionListen;
  return { evolutionUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}` };
}

/** Starts a mock and judges it, with all its agents. */
export async function judgeOwnMock<Given extends Options>(
  options: Given,
  judge: (options: Given & Pick<CheckOptions, 'url'>) => Promise<Run>,
): Promise<Run> {
  const { startMock } = await import('../mock/start-mock.ts');
  await using mock = await startMock({ port: 0, ...evolutionOf(options) });
  const own = mock.state().agents.map(({ id }) => id);
  const agentIds = (options.agentIds ?? []).length > 0 ? options.agentIds : own;
  // Awaited here: the mock is closed when this function is left.
  return await judge({ ...options, url: mock.url, agentIds, stateFolder: false });
}
