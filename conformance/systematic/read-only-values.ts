import { printJson } from '../../spec/json-print.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** A key and a text that nobody else has. */
export const readOnlyMark = 'kit-read-only';
/** Supplied for read-only ids: a deployment that takes them over has it then. */
export const markedUuid = 'dec0de00-0000-4000-8000-000000000001';

/** Values for read-only fields that no deployment would come to by itself. */
export const readOnlyValues: Readonly<Record<string, JsonValue>> = {
  id: markedUuid,
  team_id: markedUuid,
  created_by: markedUuid,
  created_at: 86_401,
  updated_at: 86_402,
  trust_stage: 'optimized',
  trusted_at: 86_403,
  ttt_days: 86_404,
  import_metadata: { [readOnlyMark]: 1 },
  capabilities: { [readOnlyMark]: true },
  skills: [{ [readOnlyMark]: 1 }],
  latest_evaluation: { [readOnlyMark]: 1 },
};

/** Ids and times of these fields, which nothing but an update of the kit brings to an agent. */
const marked = ['team_id', 'created_by', 'created_at', 'trusted_at', 'ttt_days'] as const;

/** Whether a read-only field has the value that the kit supplies for it, and no server comes to. */
export const isMarked = (name: string, value: JsonValue): boolean =>
  marked.some((one) => one === name) && value === readOnlyValues[name];

/** As alias generators spell the name of a field. */
export const inCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const markedValues: Readonly<Record<string, JsonValue>> = Object.fromEntries(
  marked.map((name) => [name, readOnlyValues[name] ?? null]),
);

/** The marked values under names, and in places, where no update of the contract carries them. */
export const readOnlyElsewhere: readonly (readonly [
  what: string,
  values: Readonly<Record<string, JsonValue>>,
])[] = [
  [
    'in camel case',
    Object.fromEntries(Object.entries(markedValues).map(([name, value]) => [inCamelCase(name), value])),
  ],
  [
    'in capitals',
    Object.fromEntries(Object.entries(markedValues).map(([name, value]) => [name.toUpperCase(), value])),
  ],
  ['in agent_metadata', { agent_metadata: markedValues }],
  ['in agent_params', { agent_params: markedValues }],
  ['in an agent', { agent: markedValues, data: markedValues, attributes: markedValues }],
];

/** Whether a value is one of the kit's own; what an agent was answered with, and is sent back, its deployment makes itself. */
export const isMadeUp = (value: JsonValue): boolean =>
  /kit|dec0de00-|\b8640\d|\b41024448/.test(printJson(value));

/** Several read-only fields in one update, each time with values that code may take where it takes no others. */
export const readOnlyTogether: readonly (readonly [
  what: string,
  values: Readonly<Record<string, JsonValue>>,
])[] = [
  [
    // Later than anything that a deployment has stored, for one that takes only what is newer.
    'later',
    {
      created_at: 4_102_444_801,
      updated_at: 4_102_444_802,
      trusted_at: 4_102_444_803,
      ttt_days: 4_102_444_804,
    },
  ],
  [
    'later, in milliseconds',
    { created_at: 4_102_444_801_000, updated_at: 4_102_444_802_000, trusted_at: 4_102_444_803_000 },
  ],
  [
    'fractions',
    {
      created_at: new JsonNumber('86401.5'),
      trusted_at: new JsonNumber('86403.5'),
      ttt_days: new JsonNumber('86404.5'),
    },
  ],
  [
    'of other kinds',
    {
      team_id: 5,
      created_by: [],
      created_at: 'kit',
      updated_at: 'kit',
      trust_stage: 5,
      trusted_at: 'kit',
      ttt_days: 'kit',
      import_metadata: 'kit',
      capabilities: 'kit',
      skills: 'kit',
      latest_evaluation: 'kit',
    },
  ],
  [
    'with ids of their own',
    { trust_stage: 'trusted', trusted_at: 86_403, skills: [{ id: readOnlyMark, name: readOnlyMark }] },
  ],
];
