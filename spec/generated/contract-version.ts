// Generated from spec/openapi.yaml and spec/clauses.yaml by `npm run generate`. Do not edit.
/** The version of the contract. */
export const contractVersion = '0.1.0';
