import type { Dialect } from '../../spec/dialect-points.ts';
import type { OperationName } from './operation-names.ts';

/** Where the operations of a dialect stand, as patterns of paths; what is not served has none. */
export type ContractPaths = Readonly<Partial<Record<OperationName, string>>>;

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A template as a pattern, with a last slash or without: the core says what becomes of it. It has no groups. */
function patternOf(template: string): string {
  const parts = template.replace(/\/$/, '').split(/\{[^{}]*\}/);
  return `${parts.map(literally).join('[^\\/?#]+')}\\/?`;
}

/**
 * The paths of the contract under a dialect, for whoever stands between a page and everything that it loads: a handler
 * for all of them would take fonts and modules too.
 */
export function contractPaths(dialect: Dialect): ContractPaths {
  const list = dialect['list-path'];
  return {
    readEvolutionStatus: patternOf('/v1/evolution/status/{agent_id}'),
    createGenome: patternOf('/v1/genomes'),
    updateAgent: patternOf(dialect['update-path']),
    ...(list === 'none' ? {} : { listAgents: patternOf(list) }),
  };
}

/** Whether a path is one of them. */
export function createIsContractPath(dialect: Dialect): (path: string) => boolean {
  const pattern = new RegExp(`^(?:${Object.values(contractPaths(dialect)).join('|')})$`);
  return (path) => pattern.test(path);
}
