import { printJson } from '../../../spec/json-print.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { type FuzzInput, mostSteps } from '../fuzz-input.ts';
import { withBody } from './at-body.ts';
import type { Change, Material } from './mutation.ts';
import { memberFor } from './value-mutations.ts';

/** What may be the name of a member. */
const memberName = /"([a-z_]{1,40})"\s{0,2}:/g;

const joined = (input: FuzzInput, steps: readonly SentRequest[]): FuzzInput | undefined =>
  steps.length === 0 || steps.length > mostSteps ? undefined : { ...input, steps };

const insert = (input: FuzzInput, at: number, ...steps: readonly SentRequest[]): FuzzInput | undefined =>
  joined(input, input.steps.toSpliced(at, 0, ...steps));

/** One of the agents, mostly the one that the input begins with. */
function agentOf(input: FuzzInput, { dice, agentIds }: Material): string | undefined {
  const met = agentIds.find((id) => input.steps.some(({ path }) => path.includes(id)));
  return met !== undefined && dice.chance(0.8) ? met : dice.pick(agentIds);
}

/** A small update of one of the agents. */
function smallUpdate(input: FuzzInput, material: Material): SentRequest | undefined {
  const agentId = agentOf(input, material);
  const member = memberFor(material);
  if (agentId === undefined || member === undefined) return undefined;
  return updateRequest(material.subject.updatePath, agentId, printJson(member));
}

/** More updates of one field that a step of the input supplies, each with another value: a way through its states. */
function walkField(input: FuzzInput, material: Material): FuzzInput | undefined {
  const { dice, fields, valueFor } = material;
  const at = dice.below(input.steps.length);
  const step = input.steps[at];
  const names =
    typeof step?.body === 'string' ? [...step.body.matchAll(memberName)].map(([, name]) => name) : [];
  const field = dice.pick(fields.filter(({ name }) => names.includes(name)));
  if (step === undefined || field === undefined) return undefined;
  const walk = Array.from({ length: 1 + dice.below(3) }, () =>
    withBody(step, printJson({ [field.name]: valueFor(field, 'conforming') })),
  );
  return insert(input, dice.chance(0.7) ? input.steps.length : at + 1, ...walk);
}

/** Something else than an update: a reading of the status, the list, or a genome that names an agent. */
function besideUpdates({ dice, agentIds, subject }: Material): SentRequest {
  const agentId = dice.pick(agentIds) ?? '';
  const others: readonly SentRequest[] = [
    evolutionStatusRequest(agentId),
    { method: 'GET', path: subject.listPath, headers: {} },
    genomeRequest(printJson({ agent_id: agentId }), subject.genomePath),
  ];
  return dice.pick(others) ?? evolutionStatusRequest(agentId);
}

/** The same request to another of the agents. */
function toOtherAgent(step: SentRequest, { dice, agentIds }: Material): SentRequest | undefined {
  const id = agentIds.find((one) => step.path.includes(one));
  const other = dice.pick(agentIds.filter((one) => one !== id));
  return id === undefined || other === undefined
    ? undefined
    : { ...step, path: step.path.replace(id, other) };
}

/** Some step, sent to another of the agents, where there is one. */
function atOtherAgent(
  { steps }: FuzzInput,
  material: Material,
  place: (at: number, step: SentRequest) => FuzzInput | undefined,
): FuzzInput | undefined {
  const at = material.dice.below(steps.length);
  const step = steps[at];
  const other = step && toOtherAgent(step, material);
  return other === undefined ? undefined : place(at, other);
}

/** Mutations of which requests an input has, and in which order. */
export const sequenceMutations: readonly Change[] = [
  {
    name: 'append-update',
    about: 'adds a small update at the end',
    mutate: (input, material) => {
      const step = smallUpdate(input, material);
      return step === undefined ? undefined : insert(input, input.steps.length, step);
    },
  },
  {
    name: 'insert-update',
    about: 'puts a small update before a step',
    mutate: (input, material) => {
      const step = smallUpdate(input, material);
      return step === undefined ? undefined : insert(input, material.dice.below(input.steps.length), step);
    },
  },
  {
    name: 'take-away',
    about: 'takes a field away at the end',
    mutate: (input, material) => {
      const { dice, fields, subject } = material;
      const [agentId, field] = [agentOf(input, material), dice.pick(fields)];
      if (agentId === undefined || field === undefined) return undefined;
      const nothing = printJson({ [field.name]: null });
      return insert(input, input.steps.length, updateRequest(subject.updatePath, agentId, nothing));
    },
  },
  {
    name: 'make-alike',
    about: 'sends a step to another of the agents too, so that both have the same',
    mutate: (input, material) => atOtherAgent(input, material, (at, step) => insert(input, at + 1, step)),
  },
  {
    name: 'walk-field',
    weight: 3,
    about: 'updates one of its fields up to three times more, with nothing else',
    mutate: walkField,
  },
  {
    name: 'insert-reading',
    about: 'reads a status or the list, or creates a genome, between steps',
    mutate: (input, material) =>
      insert(input, material.dice.below(input.steps.length + 1), besideUpdates(material)),
  },
  {
    name: 'repeat-step',
    about: 'sends a step once more',
    mutate: (input, material) => {
      const step = material.dice.pick(input.steps);
      return step === undefined
        ? undefined
        : insert(input, material.dice.below(input.steps.length + 1), step);
    },
  },
  {
    name: 'drop-step',
    about: 'leaves a step out',
    mutate: (input, material) =>
      joined(input, input.steps.toSpliced(material.dice.below(input.steps.length), 1)),
  },
  {
    name: 'swap-steps',
    about: 'sends two steps in the other order',
    mutate: ({ steps, ...input }, { dice }) => {
      if (steps.length < 2) return undefined;
      const at = dice.below(steps.length - 1);
      const [left, right] = steps.slice(at, at + 2);
      return left === undefined || right === undefined
        ? undefined
        : { ...input, steps: steps.toSpliced(at, 2, right, left) };
    },
  },
  {
    name: 'other-agent',
    about: 'sends a step to another of the agents',
    mutate: (input, material) =>
      atOtherAgent(input, material, (at, step) => ({ ...input, steps: input.steps.with(at, step) })),
  },
  {
    name: 'join-inputs',
    about: 'sends the steps of two inputs, one after the other',
    mutate: (input, material) => {
      const other = material.other();
      return other === undefined ? undefined : joined(input, [...input.steps, ...other.steps]);
    },
  },
  {
    name: 'together',
    about: 'sends all steps at the same time',
    mutate: (input) =>
      input.steps.length < 2 || input.isTogether ? undefined : { ...input, isTogether: true },
  },
];
