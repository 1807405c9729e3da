import { agents } from '../fixtures/world/agents.ts';
import type { LoadRequest } from './load-client.ts';

const statusPathOf = (agentId: string): string => `/v1/evolution/status/${agentId}`;

/** A path that every server answers with 200. */
export const probePath = statusPathOf('3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b');

/** The evolution status of each agent. */
export const statusRequests: readonly LoadRequest[] = agents.map(({ id }) => ({
  method: 'GET',
  path: statusPathOf(id),
}));

/** An update of 8 fields for each agent, twice with other values. */
export const updateRequests: readonly LoadRequest[] = [...agents, ...agents].map(({ id }, index) => ({
  method: 'PUT',
  path: `/v1/agent-configurations/${id}`,
  body: JSON.stringify({
    status: index % 2 === 0 ? 'active' : 'draft',
    agent_name: `Support triage bot ${index}`,
    model_name: `gpt-4.1-mini-${index}`,
    rate_limit_requests_per_minute: 240 + index,
    agent_metadata: { display_name: 'Triage', tags: ['support', `tier-${index}`] },
    purpose: `Sort and route incoming support tickets of tier ${index}`,
    test_score: `92.5${index}`,
    guard_manually_configured: index % 2 === 0,
  }),
}));

/** 3 KB of digits and a letter: the contract's own pattern for test_score takes seconds to refuse it. */
export const hostileBody = JSON.stringify({ test_score: `${'0'.repeat(3000)}x` });
