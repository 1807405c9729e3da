import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { printRoute } from '../page-route.ts';
import { LineText } from './shown-text.tsx';

interface AgentRowProps {
  readonly id: string;
  readonly agent: JsonObject;
  readonly isOpen: boolean;
  readonly isMarked: boolean;
}

const word = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

const tones: Readonly<Record<string, string>> = {
  active: 'passed',
  guarded: 'passed',
  trusted: 'passed',
  optimized: 'passed',
  adapted: 'passed',
  rejected: 'failed',
  deprecated: 'failed',
  unprotected: 'should',
  under_review: 'should',
  pending: 'should',
};

/** A value that has a few choices. */
export const Chip = ({ text }: { readonly text: string }) => (
  <span class={`chip ${tones[text] ?? 'known'}`}>
    <LineText text={text} most={24} />
  </span>
);

/** One agent of the list. */
export function AgentRow({ id, agent, isOpen, isMarked }: AgentRowProps) {
  const score = word(agent['test_score']);
  return (
    <a
      class={`agent-row ${isMarked ? 'marked' : ''}`}
      href={printRoute({ view: 'agents', agentId: id })}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span class="name">
        <LineText text={word(agent['agent_name'])} most={60} />
      </span>
      <span class="score" title="test_score">
        {score === '' ? '' : <LineText text={score} most={10} />}
      </span>
      <span class="chips">
        <Chip text={word(agent['status'])} />
        <Chip text={word(agent['protection_status'])} />
        <Chip text={word(agent['trust_stage'])} />
      </span>
    </a>
  );
}
