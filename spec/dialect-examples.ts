import type { JsonObject, JsonValue } from './json-value.ts';
import type { UuidSpelling } from './uuid-spellings.ts';

// Types and no interfaces: such a type is a JSON value, and can be printed as one.

/** An answer that the contract does not show (2.3, 2.4): its shape, and one example with places to fill in. */
export type FreeFormExample = {
  /** As far as it was seen, in the words of JSON Schema. */
  readonly shape?: JsonObject;
  readonly example: JsonObject;
};

/** What a deployment says where pydantic has one fault. */
export type FaultExample = {
  readonly type: string;
  /** Left out where the text depends on the input in ways that places cannot tell. */
  readonly msg?: string;
  /** Left out where it is as pydantic has it. */
  readonly loc?: readonly (string | number)[];
};

/** In which order the faults of an update are told, where not in the order of 2.2, and which of them alone. */
export type FaultOrder = {
  /** The order of the fields; `sent` is that of the body. */
  readonly fields?: 'sent' | readonly string[];
  /** Keys of faults that are looked for only where no others are found. */
  readonly later?: readonly string[];
  /** What is told of an update that has both a bad id and faults in its body; both, unless told. */
  readonly badId?: 'alone' | 'last' | 'not-told';
};

/** Situations in which a request is refused other than by the faults of a 422. */
export const errorSituations = [
  'unauthenticated',
  'unknownPath',
  'otherMethod',
  'unknownAgentOnUpdate',
  'unknownAgentOnStatus',
  'badUuidOnUpdate',
  'rejectedUpdate',
  'malformedBody',
  'missingBody',
  'otherContentType',
  'refusedStatusMove',
  'refusedProtectionMove',
  'frozenAgent',
  'simultaneousUpdate',
  'takenName',
  'refusedList',
] as const;

export type ErrorSituation = (typeof errorSituations)[number];

/** What is told only after a refusal that has it: all that is wrong with the fields, or with the body as well. */
export const comesBefore = ['faults', 'body'] as const;

/** The answer to a request that is refused: a JSON body, or a text. */
export type ErrorExample = {
  /** Where no point has it. */
  readonly status?: number;
  /** Left out where it is looked for last. */
  readonly before?: (typeof comesBefore)[number];
  readonly json?: JsonValue;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** How an agent moves between the values of status or protection_status (3.1, 3.2). */
export type MovesExample = {
  /** To which values each leads; one that is not here leads to all. */
  readonly to?: Readonly<Record<string, readonly string[]>>;
  /** Values with which an agent takes nothing but a move of this field. */
  readonly frozen?: readonly string[];
  /** Whether it takes an empty update then too. */
  readonly frozenTakesEmpty?: boolean;
  /** Whether a move that is refused then is told as any other, and not as what is no move. */
  readonly frozenTellsMoves?: boolean;
};

/** The fields whose moves the contract does not show, with the situation in which one is refused. */
export const movingFields = {
  status: 'refusedStatusMove',
  protection_status: 'refusedProtectionMove',
} as const satisfies Readonly<Record<string, ErrorSituation>>;

export type MovingField = keyof typeof movingFields;

/** What may become of a body by its media type: it is read as JSON, or refused with a status. */
export const contentTypeChoices = ['accept', '400', '415', '422'] as const;

/** What a key of a nested object takes, in the words of the contract's kinds. */
export const nestedKinds = ['text', 'integer', 'number', 'flag', 'object', 'list'] as const;

/** One key of a nested object. */
export type NestedKey = {
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** Left out where it takes anything, or where nobody knows. */
  readonly kind?: (typeof nestedKinds)[number];
  /** What stands there where it was not sent; left out where nothing does. */
  readonly filled?: JsonValue;
  /** Whether it was seen to be left out of what is kept. */
  readonly dropped?: boolean;
};

/** What may be wrong with a nested object: a key too many, one too few, a value of the wrong kind, no object wanted, none given. */
export const nestedSituations = ['unknown', 'missing', 'kind', 'object', 'notObject'] as const;

export type NestedSituation = (typeof nestedSituations)[number];

/** How a fault of a nested object is told. */
export type NestedFault = {
  readonly type: string;
  readonly msg?: string;
  /** Whether `loc` ends at the object, not at the key. */
  readonly atObject?: boolean;
};

/** The shape of one object that the contract names and does not show (2.1). */
export type NestedShape = {
  readonly takes: 'objects' | 'nothing';
  /** What becomes of other keys. */
  readonly unknown: 'keep' | 'drop' | 'reject';
  readonly keys: Readonly<Record<string, NestedKey>>;
  /** What other keys take, where they are kept; anything, unless told. */
  readonly others?: Pick<NestedKey, 'kind' | 'nullable'>;
  readonly faults?: { readonly [situation in NestedSituation]?: NestedFault };
  /** How many of its faults are listed; all, unless told. */
  readonly lists?: 'all' | 'first';
  /** Which fault comes first; a key too few, unless told. */
  readonly first?: 'missing' | 'unknown';
};

/** That nested objects are looked at before all else of a body, and the first fault found in them is told alone. */
export type NestedFirst = {
  /** The fields in the order in which they are looked at. */
  readonly order: readonly string[];
  /** Whether keys too many are looked for in all of them before anything else is. */
  readonly unknown?: boolean;
};

/** Examples of what has no choices. In each text, places in braces are filled in: see `placeNames`. */
export type DialectExamples = {
  readonly evolutionStatus?: FreeFormExample;
  /** Of an agent that nobody knows, where that is another. */
  readonly unknownEvolutionStatus?: FreeFormExample;
  readonly genome?: FreeFormExample;
  /** What agents carry beside the fields of 2.1. */
  readonly agentExtraFields?: JsonObject;
  /** What the object around the list carries beside it. */
  readonly listExtraFields?: JsonObject;
  /** What a 422 carries beside `detail`. */
  readonly validationErrorExtraFields?: JsonObject;
  /** What each fault carries beside what pydantic gives it. */
  readonly faultExtraFields?: JsonObject;
  /** What stands before its type in the `url` of a fault: older pydantics name their own version. */
  readonly faultAddress?: string;
  /** By the key of a fault: pydantic's type, and as far as it matters what was sent and where (fault-key.ts). */
  readonly faults?: Readonly<Record<string, readonly FaultExample[]>>;
  readonly faultOrder?: FaultOrder;
  /** By the key of a fault: the whole answer to an update that has it, where not all are refused alike. */
  readonly refusals?: Readonly<Record<string, ErrorExample>>;
  /**
   * By the key of a fault: the body of a 422 of the evolution operations that lists no faults as 2.5 has them. It has no
   * `detail`, which the contract makes a list of them.
   */
  readonly evolutionRefusals?: Readonly<Record<string, JsonObject>>;
  /** Whether those of several faults are one answer, their lists joined and their objects by key; else the first one is told. */
  readonly joinsRefusals?: boolean;
  /** By media type: what becomes of a body that is called so, where that is not as the point other-content-type has it. */
  readonly contentTypes?: Readonly<Record<string, (typeof contentTypeChoices)[number]>>;
  /** Which spellings of a uuid are taken where, where the point uuid-spellings does not tell it. */
  readonly uuidSpellings?: {
    readonly paths?: readonly UuidSpelling[];
    readonly bodies?: readonly UuidSpelling[];
  };
  /** How fields appear that are not set, where not as all others do. */
  readonly unset?: Readonly<Record<string, 'null' | 'left-out'>>;
  readonly errors?: { readonly [situation in ErrorSituation]?: ErrorExample };
  readonly moves?: { readonly [field in MovingField]?: MovesExample };
  /** Headers that every JSON answer carries. */
  readonly headers?: Readonly<Record<string, string>>;
  /** By field of the update. */
  readonly nested?: Readonly<Record<string, NestedShape>>;
  /** Left out where their faults stand among the others. */
  readonly nestedFirst?: NestedFirst;
};

/**
 * What may stand in braces in an example: the agent that was asked for, the method and the path, a new uuid, the
 * present time in the dialect's unit or as text, a number or a word that is another each time, the values that an agent
 * moves between, the name that another has, of a fault the field, what was sent as JSON and as a text, the index in a
 * list and the position in a broken body, what pydantic calls it and says of it, how many faults there are, and the genome as sent (as the key of a member: its members stand here).
 */
export const placeNames = [
  'agent_id',
  'agent_id_as_sent',
  'method',
  'path',
  'uuid',
  'time',
  'time-text',
  'number',
  'word',
  'from',
  'to',
  'name',
  'field',
  'input',
  'text',
  'index',
  'position',
  'type',
  'type-upper',
  'msg',
  'count',
  'genome',
] as const;

/** A place as it stands in an example. */
export const placeOf = (name: (typeof placeNames)[number]): string => `{${name}}`;
