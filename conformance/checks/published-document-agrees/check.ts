import type { Check } from '../check.ts';

/** compare-document.ts compares; versions (9) are not compared, and paths are found in published/find-operations.ts. */
export const publishedDocumentAgrees: Check = {
  id: 'published-document-agrees',
  level: 'should',
  clause: '9',
  requirement:
    'What the deployment publishes at /openapi.json says of paths, parameters, fields, types, choices, defaults and statuses what the contract says.',
  // It is about a document; no operation has to be asked.
  operations: [],
  needs: 1,
};
