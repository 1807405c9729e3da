import * as generated from './generated/validators.ts';

interface SchemaFault {
  /** The value that its schema refuses. */
  readonly instancePath: string;
  /** The same, but for a member that is missing: there it is the member. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

interface GeneratedValidator {
  (value: unknown): boolean;
  errors?: readonly GeneratedFault[] | null;
}

interface GeneratedFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: object;
}

const missingIn = ({ params }: GeneratedFault): string =>
  'missingProperty' in params ? `/${params.missingProperty}` : '';

/** The first fault of a value under its schema, or undefined where it conforms. */
export type Validate = (value: unknown) => SchemaFault | undefined;

function wrap(validator: GeneratedValidator): Validate {
  return (value) => {
    if (validator(value)) return undefined;
    const [fault] = validator.errors ?? [];
    return {
      instancePath: fault?.instancePath ?? '',
      pointer: fault === undefined ? '' : fault.instancePath + missingIn(fault),
      keyword: fault?.keyword ?? '',
      message: fault?.message ?? 'does not conform',
    };
  };
}

/** Compares an answered agent with 2.1. */
export const validateAgent: Validate = /* @__PURE__ */ wrap(generated.Agent);
/** Compares an update body with 2.2. */
export const validateAgentUpdate: Validate = /* @__PURE__ */ wrap(generated.AgentUpdate);
/** Compares the body of a 422 with 2.5. */
export const validateHttpValidationError: Validate = /* @__PURE__ */ wrap(generated.HTTPValidationError);
/** Compares an evolution status with 2.4. */
export const validateEvolutionStatus: Validate = /* @__PURE__ */ wrap(generated.EvolutionStatus);
/** Compares the answer to a genome with 2.3. */
export const validateGenomeCreated: Validate = /* @__PURE__ */ wrap(generated.GenomeCreated);
