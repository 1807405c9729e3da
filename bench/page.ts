/**
 * What the page at /__kit/ costs the mock, and whether it keeps up: npm run bench:page. It ends with 1 where a goal is
 * not met; --no-gate only prints, --quick sends a tenth.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { openKitPage, startBrowser } from '../mock/page/browser/open-kit-page.live.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { ensureBuilt } from './ensure-built.ts';
import { type LoadDriver, startLoadDriver } from './load-driver.ts';
import { readCpuMilliseconds, watchMemory } from './process-usage.ts';
import { mockCommand } from './server-commands.ts';
import { medianOf } from './statistics.ts';
import { updateRequests } from './workload.ts';

const isQuick = process.argv.includes('--quick');
const isGated = !process.argv.includes('--no-gate');
const goals = { leastSpeed: 0.5, longestTask: 200, mostMegabytes: 200 } as const;
const plan = { rounds: 5, milliseconds: 1000, connections: 32, pacedSeconds: isQuick ? 3 : 15 };
const requestsInAll = isQuick ? 100_000 : 1_000_000;
const pacedRate = 2000;

/** Requests for each second of the mock's own processor time: the browser has the machine's as well. */
async function measureSpeed(driver: LoadDriver, { url, pid }: ChildServer): Promise<number> {
  const before = readCpuMilliseconds(pid);
  const { milliseconds, connections } = plan;
  const { answered, failures } = await driver.send({
    url,
    requests: updateRequests,
    connections,
    milliseconds,
  });
  if (failures > 0) throw new Error(`${failures} requests were not answered with 200`);
  return answered / ((readCpuMilliseconds(pid) - before) / 1000);
}

/** Sends so many requests a second, and no more. */
async function sendPaced(url: string, seconds: number): Promise<number> {
  const pool = new Pool(url, { connections: 16 });
  const headers = { 'content-type': 'application/json' };
  const started = performance.now();
  const sent: Promise<unknown>[] = [];
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * pacedRate;
    while (sent.length < due) {
      const {
        method,
        path,
        body = '',
      } = updateRequests[sent.length % updateRequests.length] ?? { method: 'GET', path: '/' };
      sent.push(pool.request({ method, path, body, headers }).then((answer) => answer.body.dump()));
    }
    await pause(10);
  }
  await Promise.all(sent);
  await pool.close();
  return sent.length / ((performance.now() - started) / 1000);
}

/** What the page had to wait for longest, from now on. */
const watchTasks = `globalThis.longest = 0;
new PerformanceObserver((tasks) => {
  for (const { duration } of tasks.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
}).observe({ type: 'longtask' });`;

async function measure(program: string) {
  const mock = await startServer(mockCommand(program));
  const driver = await startLoadDriver();
  const browser = await startBrowser();
  try {
    const speeds = { without: [] as number[], with: [] as number[] };
    await measureSpeed(driver, mock);
    for (let round = 0; round < plan.rounds; round += 1) {
      speeds.without.push(await measureSpeed(driver, mock));
      const { page, close } = await openKitPage(browser, mock.url, '#/journal');
      await page.locator('.journal-row').first().waitFor();
      speeds.with.push(await measureSpeed(driver, mock));
      await close();
    }
    const { page, close } = await openKitPage(browser, mock.url, '#/journal');
    await page.locator('.journal-row').first().waitFor();
    await page.evaluate(watchTasks);
    const rate = await sendPaced(mock.url, plan.pacedSeconds);
    const longestTask = await page.evaluate<number>('longest');
    const { mostMegabytes } = await watchMemory(mock.pid, async () => {
      for (let sent = 0; sent < requestsInAll; ) {
        const load = { url: mock.url, requests: updateRequests, connections: 32, milliseconds: 2000 };
        sent += (await driver.send(load)).answered;
      }
    });
    await page.locator('.live.open').waitFor();
    await close();
    return {
      speed: medianOf(speeds.with) / medianOf(speeds.without),
      speeds,
      rate,
      longestTask,
      mostMegabytes,
    };
  } finally {
    driver.stop();
    await Promise.all([browser.close(), mock.stop()]);
  }
}

const { speed, speeds, rate, longestTask, mostMegabytes } = await measure(ensureBuilt());
const thousand = (value: number) => Math.round(value).toLocaleString('en');
console.log(
  `updates per second of the mock's processor time: ${thousand(medianOf(speeds.without))} without the page,`,
);
console.log(
  `  ${thousand(medianOf(speeds.with))} with it: ${speed.toFixed(2)} × (goal: at least ${goals.leastSpeed})`,
);
console.log(
  `the longest task of the page at ${thousand(rate)} requests a second: ${longestTask} ms (goal: at most ${goals.longestTask})`,
);
console.log(
  `memory of the mock over ${thousand(requestsInAll)} requests with the page open: ${mostMegabytes.toFixed(0)} MB (goal: under ${goals.mostMegabytes})`,
);
const isMet =
  speed >= goals.leastSpeed && longestTask <= goals.longestTask && mostMegabytes < goals.mostMegabytes;
process.exitCode = isMet || !isGated ? 0 : 1;
