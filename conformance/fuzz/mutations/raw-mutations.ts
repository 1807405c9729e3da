import type { SentRequest } from '../../run/exchange.ts';
import { traitsOf, type WireForm, type WireTraits, wireFormNames } from '../../run/wire-form.ts';
import { atStep } from './at-body.ts';
import type { Change } from './mutation.ts';

const hasBody = ({ body }: SentRequest): boolean => body !== undefined && body.length > 0;

/** A form of a family that a request can take; what is written to a bare connection has a content-length or its own. */
function inForm({ chunkedAt: _, ...step }: SentRequest, wire: WireForm): SentRequest {
  return { ...step, wire };
}

function rawMutation(family: WireTraits['family'], about: string, hurts: string): Change {
  const forms = wireFormNames.filter((form) => traitsOf(form).family === family);
  const bare = forms.filter((form) => !traitsOf(form).needsBody);
  return {
    name: family,
    about,
    hurts,
    isRaw: true,
    mutate: atStep(
      (step) => hasBody(step) || bare.length > 0,
      (step, { dice }) => {
        const form = dice.pick(hasBody(step) ? forms : bare);
        return form === undefined ? undefined : inForm(step, form);
      },
    ),
  };
}

/** Mutations that no HTTP client can send: they go out on a bare connection. */
export const rawMutations: readonly Change[] = [
  rawMutation(
    'pipelining',
    'sends the request among others on one connection',
    'what stands before a deployment may take one request for another',
  ),
  rawMutation(
    'slow-bytes',
    'sends head or body bit by bit, or waits for 100 Continue',
    'it holds a connection of the server for longer',
  ),
  rawMutation(
    'chunk-oddities',
    'sends chunks with extensions, trailers and wrong sizes',
    'what stands before a deployment may read another request out of it',
  ),
  rawMutation(
    'malformed-head',
    'breaks the request line, the lengths or the headers',
    'what stands before a deployment may read another request out of it',
  ),
  rawMutation(
    'odd-target',
    'asks for a whole url, or a path with spaces and bytes in it',
    'a proxy may lead it to another service',
  ),
];
