import { namesAt, placeAt } from '../conformance/run/place.ts';
import type { RecordedExchange } from '../conformance/run/recorded-exchange.ts';
import type { Finding, Run } from '../conformance/run/run-record.ts';

/** A step of a finding, unlike all others: its answer has an agent of usual size. */
function exchangeOf({ request, response }: RecordedExchange, number: number): RecordedExchange {
  if ('silence' in response) return { request, response };
  const agent = {
    id: `3f1a2b4c-5d6e-4f70-8a9b-${String(number).padStart(12, '0')}`,
    agent_name: `Agent ${number}`,
    agent_system_prompt:
      `You sort incoming tickets, and answer in the customer's own words: "number ${number}". `.repeat(6),
    agent_metadata: {
      tags: ['support', `tier-${number % 7}`],
      owner: { name: 'Mara Lindqvist', channel: '#support' },
    },
    evaluated_harnesses: ['prompt-injection-basic', 'pii-leak', 'tone-of-voice'],
    rate_limit_requests_per_minute: number,
  };
  return {
    request: {
      ...request,
      body: JSON.stringify({ hub: `hub ${number}`, agent_metadata: agent.agent_metadata }),
    },
    response: { ...response, body: JSON.stringify(agent) },
  };
}

/** A run with so many exchanges, five for each finding: four steps, and the answer of another deployment. */
export function makeLargeRun(run: Run, exchanges: number): Run {
  const found = run.findings.filter(({ exchange }) => 'status' in exchange.response);
  const findings = Array.from({ length: Math.floor(exchanges / 5) }, (_, index): Finding[] => {
    const finding = found[index % found.length];
    if (finding === undefined) return [];
    const [exchange, other, ...before] = Array.from({ length: 5 }, (_item, step) =>
      exchangeOf(finding.exchange, index * 5 + step),
    );
    if (exchange === undefined || other === undefined) return [];
    const id = `${finding.id}/${index}`;
    return [
      {
        ...finding,
        id,
        place: placeAt(finding.place.part, ...namesAt(finding.place), index),
        exchange,
        steps: [...before, exchange],
        other,
      },
    ];
  });
  return { ...run, findings: findings.flat() };
}
