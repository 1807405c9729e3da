import { membersOf } from './members-of.ts';
import type { CompiledFault } from './schema-fault.ts';

const isChoice = ({ keyword }: CompiledFault) => keyword === 'oneOf' || keyword === 'anyOf';

const depthOf = ({ instancePath }: CompiledFault) => instancePath.split('/').length;

/** A member of which a form takes only some values, and which has another one in the file. */
interface Contradiction {
  readonly name: string;
  readonly wanted: readonly unknown[];
}

/** What tells that a form is not the one that is meant. */
function contradictionOf(fault: CompiledFault, choice: CompiledFault): Contradiction | undefined {
  const { instancePath, keyword, params } = fault;
  const end = instancePath.lastIndexOf('/');
  if (instancePath.slice(0, end) === choice.instancePath && (keyword === 'const' || keyword === 'enum'))
    return {
      name: instancePath.slice(end + 1),
      wanted: [params['allowedValue'] ?? params['allowedValues']].flat(),
    };
  if (instancePath !== choice.instancePath) return undefined;
  const members = membersOf(fault.data);
  const properties = Object.entries(fault.parentSchema?.properties ?? {});
  for (const [name, { const: only, enum: wanted = [only] }] of properties) {
    const isFixed = wanted.every((one) => one !== undefined);
    if (isFixed && members[name] !== undefined && !wanted.includes(members[name])) return { name, wanted };
  }
  return undefined;
}

/** How much of what a form needs is there. */
const presentIn = (fault: CompiledFault): number => {
  const members = membersOf(fault.data);
  return (fault.parentSchema?.required ?? []).filter((name) => members[name] !== undefined).length;
};

/** Where a value has none of the values that tell its forms apart: the fault of that member, with all of them. */
function joinContradictions(choice: CompiledFault, found: readonly Contradiction[]): CompiledFault {
  const [{ name } = { name: '' }] = found;
  const allowedValues = [
    ...new Set(found.filter((one) => one.name === name).flatMap(({ wanted }) => wanted)),
  ];
  return { instancePath: `${choice.instancePath}/${name}`, keyword: 'enum', params: { allowedValues } };
}

/**
 * The fault that helps most. A value that may have several forms has a fault by each of them: the form that is meant
 * is the one whose fixed values it has, whose fault lies deepest, or of which most is there.
 */
export function closestFault(faults: readonly CompiledFault[]): CompiledFault | undefined {
  const choice = faults.findLast(isChoice);
  if (choice === undefined) return faults[0];
  const parts = faults.filter((fault) => !isChoice(fault));
  if (parts.length === 0) return choice;
  const meant = parts.filter((part) => contradictionOf(part, choice) === undefined);
  if (meant.length === 0)
    return joinContradictions(
      choice,
      parts.flatMap((part) => contradictionOf(part, choice) ?? []),
    );
  if (meant.every(({ keyword }) => keyword === 'type')) {
    const types = [...new Set(meant.map(({ params }) => params['type']))];
    const [first] = meant;
    if (first !== undefined && types.length > 1) return { ...first, params: { type: types } };
  }
  const [closest] = meant.toSorted(
    (left, right) => depthOf(right) - depthOf(left) || presentIn(right) - presentIn(left),
  );
  return closest;
}
