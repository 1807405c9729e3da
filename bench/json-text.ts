import { parseJson } from '../spec/json-parse.ts';
import { printJson } from '../spec/json-print.ts';
import { medianOf } from './statistics.ts';

const prompt =
  'You are the first reader of incoming support tickets.\nSort each by product and urgency, quote the customer ' +
  'exactly ("in their own words"), and never promise a date. If a ticket names a person, leave the name out. ' +
  'Answer with the team, the urgency from 1 to 4, and one sentence of reason. ';

/** An update body (2.2) of about 1.5 KB with most of its fields. */
const update = {
  status: 'active',
  agent_name: 'Ticket triage',
  agent_url: 'https://agents.example.com/triage/v1/chat/completions',
  model_name: 'large-2025-05',
  api_key: 'sk-0d9c1b5e22224bbb8ccc1234567890ab',
  agent_system_prompt: prompt.repeat(2),
  hub: 'support',
  rate_limit_requests_per_minute: 600,
  access_level: 'grey_box',
  agent_params: { temperature: 1, max_tokens: 4096, stop: ['\n\n', 'END'] },
  mcp_config: { url: 'https://mcp.example.com', tools: ['search', 'tickets', 'calendar'] },
  delegated_agents: [{ id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', role: 'escalation' }],
  agent_metadata: { owner: 'core', tags: ['support', 'eu'] },
  purpose: 'Sorts tickets and hands them to the right team.',
  protocol: 'chat_completions',
  test_score: '0.9321',
  last_tested_by: 'nightly',
  evaluated_harnesses: ['harm', 'leak', 'jailbreak'],
  last_evaluated_at: 1717171717,
  guard_config_id: null,
  guard_manually_configured: false,
};

const rounds = 101;
const repeats = 300;

function timeOf(run: () => unknown): number {
  const start = process.hrtime.bigint();
  for (let repeat = 0; repeat < repeats; repeat += 1) run();
  return Number(process.hrtime.bigint() - start) / repeats;
}

/** Runs both in turn, so that a slow moment of the machine meets both alike. */
function compare(name: string, native: () => unknown, ours: () => unknown): void {
  const nativeTimes: number[] = [];
  const ourTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nativeTimes.push(timeOf(native));
    ourTimes.push(timeOf(ours));
  }
  const nativeTime = medianOf(nativeTimes);
  const ourTime = medianOf(ourTimes);
  const ratio = (ourTime / nativeTime).toFixed(2);
  process.stdout.write(
    `${name.padEnd(28)} ${(nativeTime / 1000).toFixed(2)} µs native, ${(ourTime / 1000).toFixed(2)} µs ours, ratio ${ratio}\n`,
  );
}

function compareParse(name: string, text: string): void {
  compare(
    `parse, ${name}`,
    () => JSON.parse(text),
    () => parseJson(text),
  );
}

const text = JSON.stringify(update);
compareParse(`${text.length} characters`, text);
compareParse('with a decimal', text.replace('"0.9321"', '0.9321'));
compareParse('beyond Latin-1', text.replace('Ticket', 'チケット'));
compareParse('indented', JSON.stringify(update, null, 2));
compare(
  'print',
  () => JSON.stringify(update),
  () => printJson(update),
);
