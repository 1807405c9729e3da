import { Inability } from '../../spec/inability.ts';
import type { SentRequest } from '../run/exchange.ts';

/** The two spellings of the path at which genomes are created (4.2). */
export type GenomePath = '/v1/genomes/' | '/v1/genomes';

const jsonHeaders = { 'content-type': 'application/json' };

/** An update (4.3) with this body, byte for byte; print one with printJson. `template` has `{id}` in it. */
export function updateRequest(template: string, agentId: string, body: string): SentRequest {
  if (!template.includes('{id}')) {
    throw new Inability(
      'Cannot make an update',
      `its path ${template} has no place for the agent's id`,
      'Write {id} where it belongs, as in /v1/agent-configurations/{id}.',
    );
  }
  const [before = '', after = ''] = template.split('{id}');
  const path = before + encodeURIComponent(agentId) + after;
  return { method: 'PUT', path, headers: jsonHeaders, body };
}

/** A reading of the evolution status (4.1) of an agent, or of what stands in place of its id. */
export function evolutionStatusRequest(agentId: string): SentRequest {
  return { method: 'GET', path: `/v1/evolution/status/${encodeURIComponent(agentId)}`, headers: {} };
}

/** A creation of a genome (4.2) with this body, byte for byte; print one with printJson. */
export function genomeRequest(body: string, path: GenomePath = '/v1/genomes/'): SentRequest {
  return { method: 'POST', path, headers: jsonHeaders, body };
}
