import type { JsonObject } from '../../spec/json-value.ts';

const searched = [
  'agent_name',
  'model_name',
  'status',
  'protection_status',
  'trust_stage',
  'hub',
  'purpose',
  'id',
];

/** Whether an agent has every word of a search in what the list shows of it. */
export function matchesSearch(agent: JsonObject, search: string): boolean {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const text = searched
    .map((name) => String(agent[name] ?? '').slice(0, 500))
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
