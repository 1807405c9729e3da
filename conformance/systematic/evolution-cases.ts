import { wordList } from '../../spec/word-list.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import { withEscapedId } from '../generate/escaped-id.ts';
import { mixCase } from '../generate/letter-case.ts';
import type { Case } from './case.ts';
import { asAxiosAsks, compressed } from './transfer-cases.ts';
import { spoiledUuids } from './update-cases.ts';

/** Texts that no parser takes for a uuid. */
export const wrongUuids: readonly string[] = [
  ...wordList`
    not-a-uuid 0 12345 507f1f77bcf86cd799439011 null 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5
    3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5bb 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5g
    zf1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b 3f1a2b4c5d6e4f708a9b0c1d2e3f4a5 3f1a2b4c5d6e4f708a9b0c1d2e3f4a5bc
    3f1a2b4c-5d6e-4f70-8a9b 3f1a2b4c5d6e4f708a9b0c1d2e3f4a5b0000 1-1-1-1-1
    3f1a2b4c-5d6e-4f7o-8a9b-0c1d2e3f4a5b 3fla2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b
    3f1a2b4c_5d6e_4f70_8a9b_0c1d2e3f4a5b 3f1a2b4c5d6e4f708a9b0c1d2e3f4a5g 3f1a2b4c.5d6e.4f70.8a9b.0c1d2e3f4a5b
    me true 01ARZ3NDEKTSV4RRFFQ69G5FAV agent_3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b agent:3f1a2b4c
    kit@kit.example
  `,
  // A uuid in other writings, with a word for what to do, and more than one.
  ...wordList`
    Pxorgl1uT3CKmwwdLj9KWw 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b:archive
    3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b,7c9e6679-7425-40de-944b-e07fc1f90ae7 a|b a--b gpt-4o * x é
  `,
  // What has to be escaped in JSON, in a url or in markup.
  ...wordList`not"a"uuid it's <b>&amp; 100% %41%20`,
  'a b',
  ...wordList`a+b a?b#c a;b=c не-uuid-中文-😀`,
];

/** Well-formed uuids of every sort; none of them needs to exist. */
export const unknownUuids: readonly (readonly [name: string, uuid: string])[] = [
  ['version 4', '9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d'],
  ['version 1', '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d'],
  ['version 3', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
  ['version 5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['version 7', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ['version 2', '000003e8-cbb9-21ea-b201-00045a86c8a1'],
  ['version 6', '1ec9414c-232a-6b00-b3c8-9e6bdeced846'],
  ['version 8', '320c3d4d-cc00-875b-8ec9-32d5f69181c0'],
  ['version 9', '9b2d4c1a-7e3f-9a6b-9c8d-1e2f3a4b5c6d'],
  ['version 0', '9b2d4c1a-7e3f-0a6b-9c8d-1e2f3a4b5c6d'],
  ['version f', '9b2d4c1a-7e3f-fa6b-9c8d-1e2f3a4b5c6d'],
  ['other variant', '9b2d4c1a-7e3f-4a6b-0c8d-1e2f3a4b5c6d'],
  ['nil', '00000000-0000-0000-0000-000000000000'],
  ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ['digits alone', '12345678-1234-4234-8234-123456789012'],
  ['like a number with an exponent', '1234e567-1234-4234-8234-123456789012'],
  ['upper case', '9B2D4C1A-7E3F-4A6B-9C8D-1E2F3A4B5C6D'],
];

/** So many of each sort come early: of agents, of uuids that nobody has, and of what is no uuid. */
const early = 4;

/** Every reading of the evolution status: given agents in any letter case, unknownUuids, bad uuids, open spellings. */
export function* evolutionStatusCases(agentIds: readonly string[]): Generator<Case> {
  const subject = 'evolution status';
  for (const [index, id] of agentIds.entries()) {
    yield { request: evolutionStatusRequest(id), subject, valueClass: 'given agent', isEarly: index < early };
    yield { request: evolutionStatusRequest(id.toUpperCase()), subject, valueClass: 'upper case' };
    yield { request: evolutionStatusRequest(mixCase(id)), subject, valueClass: 'mixed case' };
    for (const [valueClass, request] of withEscapedId(evolutionStatusRequest(id), id))
      yield { request, subject, valueClass };
  }
  for (const id of agentIds.slice(0, 1)) {
    yield { request: compressed(evolutionStatusRequest(id)), subject, valueClass: 'compressed answer' };
    yield { request: asAxiosAsks(evolutionStatusRequest(id)), subject, valueClass: 'as axios asks' };
    // As clients ask that say it of every request.
    const called = { ...evolutionStatusRequest(id), headers: { 'content-type': 'application/json' } };
    yield { request: called, subject, valueClass: 'called JSON' };
  }
  for (const [index, [name, uuid]] of unknownUuids.entries())
    yield { request: evolutionStatusRequest(uuid), subject, valueClass: name, isEarly: index < early };
  const bad = [...wrongUuids, ...spoiledUuids(agentIds[0] ?? unknownUuids[0]?.[1] ?? '')];
  for (const [index, text] of bad.entries()) {
    const request = evolutionStatusRequest(text);
    yield { request, subject, valueClass: `no uuid: ${text}`, isEarly: index < early };
  }
  const [id = unknownUuids[0]?.[1] ?? ''] = agentIds;
  for (const [name, text] of [
    ['32 digits', id.replaceAll('-', '')],
    ['urn', `urn:uuid:${id}`],
    ['braces', `{${id}}`],
    ['half a pair of braces', `{${id}`],
    ['backslashes', 'not\\a\\uuid'],
    ['control characters', 'not\u0001a\u001fuuid'],
    ['line end', 'line\nend'],
    ['braces and signs', '{x}{{y}}$'],
  ] as const) {
    yield { request: evolutionStatusRequest(text), subject, valueClass: name };
  }
}

/** Whether scores are asked for; how else a flag may be written, and what is none, is left open. */
const listQueries = [
  '',
  '?include_scores=true',
  '?include_scores=false',
  '?include_scores=1',
  '?include_scores=0',
  '?include_scores=kit',
];

/** The list, with and without scores. */
export function* listCases(path: string): Generator<Case> {
  for (const query of listQueries) {
    yield {
      request: { method: 'GET', path: path + query, headers: {} },
      subject: 'list',
      valueClass: query || 'plain',
    };
  }
}
