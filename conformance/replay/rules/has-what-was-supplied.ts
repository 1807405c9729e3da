import { updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { showField } from '../../checks/show-field.ts';
import { isSameField } from '../../scenario/differences.ts';
import { departsIn } from '../../scenario/scenario.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import type { Rule } from './rule.ts';

const supplies = ({ update }: UpdateView, name: string) =>
  update !== undefined && Object.hasOwn(update, name);

/** What a deployment keeps of an object is its own, unless it was seen to keep the one before as it was. */
function isEchoed(views: readonly UpdateView[], name: string): boolean {
  const before = views.findLast((view) => supplies(view, name) && view.state !== undefined);
  return before !== undefined && equalJson(before.state?.[name] ?? null, before.update?.[name] ?? null);
}

/** The agent has, in its last answer, what the last accepted update that supplied the field gave it. */
export const hasWhatWasSupplied: Rule = (views, { place, kind }) => {
  const field = updateFieldNamed(place);
  const at = views.findLastIndex((view) => supplies(view, place) && view.state !== undefined);
  const supplied = views[at];
  const last = views.findLast(({ agent, state }) => agent === supplied?.agent && state !== undefined);
  if (field === undefined || supplied?.update === undefined || last?.state === undefined)
    return 'not concerned';
  const isAtItself = last === supplied;
  if (field.kind.includes('object') && !isEchoed(views.slice(0, isAtItself ? at : at + 1), place))
    return 'not concerned';
  if (isSameField(field, supplied.update[place] ?? null, last.state[place])) return 'kept';
  return departsIn(field, kind, showField(place, supplied.update), showField(place, last.state));
};
