import type { JsonValue } from '../../spec/json-value.ts';

/** How else the same is done. */
export interface ControlLines {
  /** Of the command line; left out where there is none. */
  readonly option?: string;
  readonly code: string;
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const scenarioLines = (name: string): ControlLines => ({
  option: `--scenario ${name}`,
  code: `mock.use(${quote(name)});`,
});

export const latencyLines = ({ from, to }: { readonly from: number; readonly to: number }): ControlLines => ({
  option: from === to ? `--latency ${from}` : `--latency ${from}..${to}`,
  code: `await startMock({ latency: ${from === to ? from : `{ from: ${from}, to: ${to} }`} });`,
});

export const failRateLines = (failRate: number): ControlLines => ({
  option: `--fail-rate ${failRate}`,
  code: `await startMock({ failRate: ${failRate} });`,
});

export const nextLines = (operation: string, status: number, times: number): ControlLines => ({
  code: `mock.failNext(${quote(operation)}, { status: ${status}${times === 1 ? '' : `, times: ${times}`} });`,
});

export const clockLines = (clock: string): ControlLines => ({
  option: `--clock ${clock}`,
  code: `await startMock({ clock: ${quote(clock)} });`,
});

export const bucketLines = (bucket: string): ControlLines => ({
  code: bucket === '' ? 'mock.requests();' : `mock.bucket(${quote(bucket)}).requests();`,
});

export const resetLines: ControlLines = { code: 'mock.reset();' };
export const snapshotLines: ControlLines = { code: 'const state = mock.snapshot();' };
export const uploadLines: ControlLines = { option: '--state state.json', code: 'mock.setState(state);' };

const print = (value: JsonValue) => (typeof value === 'string' ? quote(value) : String(value));

export const pointLines = (point: string, choice: JsonValue): ControlLines => ({
  option: '--dialect dialect.json',
  code: `mock.use({ name: 'other', dialect: { ${quote(point)}: ${print(choice)} } });`,
});
