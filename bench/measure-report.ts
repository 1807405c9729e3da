/** Edge: the built `report render` in a process of its own, with its time and its peak memory. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Tells the kernel's own counts when the process ends. */
const tellUsage =
  'process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(["used",u.maxRSS,u.userCPUTime+u.systemCPUTime].join(" "))})';

/** What one report took: the whole command, from its start to its end. */
export function measureReport(program: string, run: string, format: string, path: string) {
  const parameters = [
    '--import',
    `data:text/javascript,${encodeURIComponent(tellUsage)}`,
    program,
    ...['report', 'render', run, '--report', `${format}=${path}`],
  ];
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`report render ended with ${status}: ${stderr} (${pathToFileURL(run).href})`);
  const [, kibibytes, microseconds] = /used (\d+) (\d+)/.exec(stderr) ?? [];
  return {
    seconds,
    /** Of these on processors, all threads together. */
    processorSeconds: Number(microseconds) / 1_000_000,
    peakMegabytes: (Number(kibibytes) * 1024) / 1_000_000,
    fileMegabytes: statSync(path).size / 1_000_000,
  };
}
