/** Types of the API, its choices as lists, and what forms need of its errors. */

export { faultsByField, isValidationError } from './faults-by-field.ts';
export * from './generated/choices.ts';
export type * from './generated/types.ts';
