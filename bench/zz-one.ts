import { faultyDeployments, correctDeployments } from '../fixtures/deployments/index.ts';
import { checkInMemory } from '../fixtures/in-memory/check-in-memory.ts';
const [, , id, seed = '1', profile = 'quick'] = process.argv;
const d = [...faultyDeployments, ...correctDeployments].find((x) => x.id === id)!;
const run = await checkInMemory(d.plan!, { seed: Number(seed), profile: profile as 'quick', dialect: d.dialect });
console.log(run.verdict, run.requests, run.notJudged);
for (const f of run.findings) console.log(f.under ? '   under' : '>>', f.check, f.code, f.level, f.flaky, JSON.stringify(f.origin), '\n', f.expected, '\n', f.actual, '\n', f.curl.slice(0, 1500));
