import type { Agent } from '../spec/generated/types.ts';

const owner = {
  team_id: '0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d',
  created_by: '1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9',
};
const created = Date.UTC(2026, 0, 1) / 1000;

let built = 0;

/** An agent for a test: an id of its own, the required fields, and what the test gives. */
export function buildAgent<Given extends Partial<Agent>>(overrides?: Given): Agent & Given;
export function buildAgent(overrides: Partial<Agent> = {}): Agent {
  built += 1;
  return {
    id: `00000000-0000-4000-8000-${String(built).padStart(12, '0')}`,
    agent_name: `agent ${built}`,
    model_name: 'example-model',
    ...owner,
    created_at: created,
    updated_at: created,
    ...overrides,
  };
}
