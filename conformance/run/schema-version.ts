/** The version of run.schema.json, which every run carries: one of another version is refused, not misread. */
export const runSchemaVersion = 2;
