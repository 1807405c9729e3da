import type { Finding, Run } from '../run/run-record.ts';
import { type Explanation, explainFault } from './explain-fault.ts';
import * as generated from './generated/validators.ts';
import type { CompiledFault } from './schema-fault.ts';

interface Validator {
  (value: unknown): boolean;
  errors?: readonly CompiledFault[] | null;
}

/** Takes a value for what its schema describes, or ends with what is wrong with it; `root` is what it is called. */
type ValidateBySchema<Value> = (
  value: unknown,
  refuse: (fault: Explanation) => never,
  root?: string,
) => Value;

/** The way to hold values to one schema, and then to take them for what it describes. */
export function validateBy<Value>(validate: Validator): ValidateBySchema<Value> {
  const fits = (value: unknown): value is Value => validate(value);
  return (value, refuse, root) => (fits(value) ? value : refuse(explainFault(validate.errors ?? [], root)));
}

/** By run.schema.json. */
export const validateRun: ValidateBySchema<Run> = validateBy(generated.run);
/** By the part of it that describes a finding. */
export const validateFinding: ValidateBySchema<Finding> = validateBy(generated.finding);
