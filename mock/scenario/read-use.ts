import { readPoints } from '../../spec/dialect.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJsonFile } from '../../spec/json-file.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { Validate } from '../../spec/validators.ts';
import { ranges } from '../require-number.ts';
import { checkState, whole } from '../state/state-check.ts';
import type { WorldState } from '../state/world.ts';
import { builtInNamed, scenarioNames } from './built-in/built-in-scenarios.ts';
import { MemberReader } from './member-reader.ts';
import { refuseNeverMatching } from './never-matching.ts';
import { readRule } from './read-rule.ts';
import type { Rule } from './rule.ts';
import type { CheckedScenario, EvolutionCourse, Use } from './scenario.ts';

const scenarioKeys = ['$schema', 'name', 'about', 'state', 'dialect', 'evolution', 'rules'];
const form = 'Write { "name": "mine", "rules": [ … ] }, or the name of a built-in one.';
const scenarioName = /^[\w.-]{1,64}$/;
/** More is a slip, and each is asked for every request. */
const mostRules = 1000;

/** The built-in scenario of a name that somebody gave. */
export function requireScenario(name: string): CheckedScenario {
  const found = builtInNamed(name);
  if (found !== undefined) return found;
  throw new Inability(
    `scenario ${name.slice(0, 64)}`,
    'there is no built-in scenario of that name',
    suggestWord(name.slice(0, 64), scenarioNames),
  );
}

function readRules(value: JsonValue, place: string): readonly Rule[] {
  if (!isJsonArray(value))
    throw new Inability(`${place}rules`, 'it is not a list', 'Write "rules": [ { "on": "*", … } ].');
  if (value.length > mostRules)
    throw new Inability(`${place}rules`, `there are more than ${mostRules}`, 'Give fewer.');
  const rules = value.map((rule, index) => readRule(rule, `${place}rules[${index}]`));
  refuseNeverMatching(rules, place);
  return rules;
}

function readState(value: JsonValue, place: string, validateAgent: Validate): WorldState {
  const checked = checkState(value, validateAgent);
  if (checked.ok) return checked.state;
  const { fault } = checked;
  throw new Inability(fault.place === whole ? place : `${place}, ${fault.place}`, fault.why, fault.remedy);
}

function readCourse(value: JsonValue, place: string): EvolutionCourse {
  const courseForm = 'Write "evolution": { "every": 2000, "stages": [ { "status": "queued" }, … ] }.';
  const reader = new MemberReader(value, place, ['every', 'stages'], courseForm);
  const every = reader.whole('every', 1, ranges.milliseconds.to);
  if (every === undefined) return reader.refuse('every', 'it is missing', courseForm);
  const stages = reader.get('stages');
  if (!isJsonArray(stages) || stages.length === 0 || !stages.every(isJsonObject))
    return reader.refuse('stages', 'it is not a list of objects', courseForm);
  return { every, stages: stages.filter(isJsonObject) };
}

function readScenario(value: JsonValue, source: string, validateAgent: Validate): CheckedScenario {
  const reader = new MemberReader(value, source, scenarioKeys, form, ', ');
  const name = reader.text('name');
  if (name === undefined) return reader.refuse('name', 'it is missing', form);
  if (!scenarioName.test(name))
    reader.refuse(
      'name',
      'it is not a name of 1 to 64 letters, digits, points, hyphens and underscores',
      form,
    );
  const [state, dialect, evolution] = [reader.get('state'), reader.get('dialect'), reader.get('evolution')];
  const checked = state === undefined ? undefined : readState(state, reader.placeOf('state'), validateAgent);
  return {
    name,
    about: reader.text('about') ?? '',
    ...(checked === undefined ? {} : { state: () => checked }),
    ...(dialect === undefined ? {} : { dialect: readPoints({ points: dialect }, `of ${source}`) }),
    ...(evolution === undefined ? {} : { evolution: readCourse(evolution, reader.placeOf('evolution')) }),
    rules: readRules(reader.get('rules') ?? [], `${source}, `),
  };
}

/** What somebody wants to use: the name of a scenario, a whole one, a rule, or rules. `source` is how they call it. */
export function readUse(value: JsonValue, source: string, validateAgent: Validate): Use {
  if (typeof value === 'string') return { is: 'scenario', scenario: requireScenario(value) };
  if (isJsonArray(value)) return { is: 'rules', rules: readRules(value, '') };
  if (!isJsonObject(value)) throw new Inability(source, 'it is neither a scenario nor rules', form);
  if (Object.hasOwn(value, 'on')) return { is: 'rules', rules: [readRule(value, 'rule')] };
  const { name } = value;
  if (typeof name === 'string' && Object.keys(value).length === 1)
    return { is: 'scenario', scenario: requireScenario(name) };
  return { is: 'scenario', scenario: readScenario(value, source, validateAgent) };
}

/** The same of a text that is JSON. */
export function readUseText(text: string, source: string, validateAgent: Validate): Use {
  return readUse(
    parseJsonFile(text, { what: source, remedy: 'Correct it; scenario.schema.json says how it is written.' }),
    source,
    validateAgent,
  );
}
