/** The version of baseline.schema.json, which every baseline carries: one of another version is refused, not misread. */
export const baselineSchemaVersion = 2;
