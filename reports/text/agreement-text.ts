import type { Agreement } from '../../conformance/run/run-record.ts';

/** One thing in which two deployments may agree. */
export type AgreementMeasure = ReturnType<typeof agreementMeasures>[number];

/** How often two deployments answered alike. */
export function agreementMeasures({ requests, status, rejected, errors, bodies }: Agreement) {
  return [
    { name: 'status', meaning: 'same status', agreed: status, all: requests },
    {
      name: 'errors',
      meaning:
        'of the requests that both rejected: same error types at the same places, or the same body where none are listed',
      agreed: errors,
      all: rejected,
    },
    {
      name: 'bodies',
      meaning: 'same status, content-type and body, ignoring ids, times and secrets',
      agreed: bodies,
      all: requests,
    },
  ];
}
