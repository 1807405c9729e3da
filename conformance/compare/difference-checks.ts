import type { OperationName } from '../run/exchange.ts';
import type { Aspect } from './difference.ts';

/** What both deployments are held to in each aspect: that they answer alike. */
export const differenceChecks: Readonly<
  Record<Aspect, { readonly id: string; readonly requirement: string }>
> = {
  status: { id: 'same-status', requirement: 'Both answer a request with the same status.' },
  redirects: { id: 'same-redirects', requirement: 'Both redirect a request in the same way, or not at all.' },
  'content-type': {
    id: 'same-content-type',
    requirement: 'Both answer a request with the same content-type.',
  },
  errors: { id: 'same-errors', requirement: 'Both refuse a request for the same faults, by type and place.' },
  body: {
    id: 'same-body',
    requirement: 'Both answer a request with the same body, but for ids, times and secrets.',
  },
};

/** The section of the contract that an operation stands in. */
export const sectionOf: Readonly<Record<OperationName, string>> = {
  readEvolutionStatus: '4.1',
  createGenome: '4.2',
  updateAgent: '4.3',
  listAgents: '4.4',
};
