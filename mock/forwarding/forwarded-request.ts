import { type ForwardedRequest, type MockRequest, type MockResponse, plainError } from '../exchange.ts';

/** What the core answers to a request that the evolution service is to answer. */
const forwarded = (forward: ForwardedRequest): MockResponse => ({
  ...plainError(502, 'The evolution service was not asked'),
  forward,
});

/** 4.1: the service is asked at `GET /evolution/status/{agent_id}`. */
export const forwardEvolutionStatus = (agentId: string): MockResponse =>
  forwarded({ method: 'GET', path: `/evolution/status/${agentId}`, body: undefined });

/** 4.2: the service is asked at `POST /v1/genomes`; `genome` is JSON, printed. */
export const forwardGenome = (genome: string): MockResponse =>
  forwarded({ method: 'POST', path: '/v1/genomes', body: genome });

/** 5: the service gets the token of the caller, as it was sent, in the header of the dialect. */
export function tokenOfCaller(request: MockRequest, authHeader: string): Readonly<Record<string, string>> {
  const name = authHeader.toLowerCase();
  const value = request.header(name);
  return value === undefined ? {} : { [name]: value };
}
