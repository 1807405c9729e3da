import type { DialectExamples, FaultExample } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { type Asked, faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { learnExtraFields } from './extra-fields.ts';
import { type FaultTrial, faultSituations, type KnownChoices } from './fault-situations.ts';

const pydanticKeys = new Set(['type', 'loc', 'msg', 'input', 'ctx', 'url']);

/** One fault in the deployment's words; undefined where it speaks of another place. */
function readFault(fault: JsonObject, place: readonly string[]): FaultExample | undefined {
  const { type, loc, msg } = fault;
  if (typeof type !== 'string' || typeof msg !== 'string' || !isJsonArray(loc)) return undefined;
  if (!place.every((step, index) => loc[index] === step)) return undefined;
  const under = loc.slice(place.length).filter((step) => typeof step === 'string');
  return { type, msg, ...(under.length === 0 ? {} : { under }) };
}

function readTrial(asked: Asked, { place }: FaultTrial): readonly FaultExample[] | undefined {
  const faults = faultsOf(asked);
  const read = faults.flatMap((fault) => readFault(fault, place) ?? []);
  return read.length === 0 || read.length < faults.length ? undefined : read;
}

/** What two trials of one fault have in common: where their texts differ, the text depends on the input. */
function joinTrials(
  left: readonly FaultExample[],
  right: readonly FaultExample[],
): readonly FaultExample[] | undefined {
  const isAlike =
    left.length === right.length &&
    left.every(({ type, under = [] }, index) => {
      const { type: otherType, under: otherUnder = [] } = right[index] ?? {};
      return type === otherType && equalJson([...under], [...otherUnder]);
    });
  if (!isAlike) return undefined;
  return left.map(({ msg, ...rest }, index) =>
    msg === undefined || msg !== right[index]?.msg ? rest : { ...rest, msg },
  );
}

async function learnSituation(
  agent: AskedAgent,
  trials: readonly FaultTrial[],
): Promise<readonly FaultExample[] | undefined> {
  let joined: readonly FaultExample[] | undefined;
  for (const trial of trials) {
    const read = readTrial(await agent.update(trial.body), trial);
    if (read === undefined) return undefined;
    joined = joined === undefined ? read : joinTrials(joined, read);
    if (joined === undefined) return undefined;
  }
  return joined;
}

/** What a 422 and its faults carry beside what pydantic gives them, from the same fault asked for twice. */
async function learnBeside(agent: AskedAgent): Promise<DialectExamples> {
  const ask = () => agent.update({ status: 'zzz' });
  const both = [await ask(), await ask()] as const;
  const errorIn = ({ answer }: Asked) => (answer?.status === 422 ? answer.object : undefined);
  const isPydantic = (key: string) => pydanticKeys.has(key);
  return {
    ...learnExtraFields('validationErrorExtraFields', both, errorIn, (key) => key === 'detail'),
    ...learnExtraFields('faultExtraFields', both, (asked) => faultsOf(asked)[0], isPydantic),
  };
}

/** In which words faults are told, by what pydantic calls them. */
export async function learnFaultTexts(
  agent: AskedAgent | undefined,
  choices: KnownChoices,
): Promise<DialectExamples> {
  if (agent === undefined) return {};
  const told = await Promise.all(
    faultSituations(choices).map(async ([type, trials]) => {
      const faults = await learnSituation(agent, trials);
      return faults === undefined ? [] : [[type, faults] as const];
    }),
  );
  const faults = Object.fromEntries(told.flat());
  const beside = await learnBeside(agent);
  return Object.keys(faults).length === 0 ? beside : { faults, ...beside };
}
