import { agentFields } from '../../spec/fields.ts';
import { wordList } from '../../spec/word-list.ts';
import type { ValueClass } from './value-class.ts';
import { wrapped } from './wrapped-values.ts';

/** Words that a list like the contract's often has, so that a deployment may have added one. */
const temptingWords: readonly string[] = wordList`
  inactive paused disabled deleted retired published approved enabled gray_box public private restricted
  responses mcp http openai completions in_review review suspended blocked error failed completed testing live
  glass_box open full acp rest grpc websocket chat custom guard unguarded grey gray graybox black white
  clear_box read write all any running ready created stopped starting pending_review beta internal done a2a_v1
  agent2agent agent_to_agent jsonrpc json-rpc sse stdio assistants messages configuring un_protected
  not_protected in_progress guarding protected partial monitored certified verified untrusted new unknown
`;

/** Names that every object of a language has, so that looking one up among the choices finds something. */
const inheritedNames: readonly string[] = wordList`
  constructor __proto__ toString hasOwnProperty valueOf length __class__ __members__ name value mro
`;

/** Every choice of any field, read-only ones too, that is not among these. */
const listedElsewhere = (choices: readonly string[]): readonly string[] =>
  [...new Set(agentFields.flatMap((field) => field.choices ?? []))].filter((word) => !choices.includes(word));

/** As a form shows it. */
const labelOf = (choice: string): string =>
  choice.replace(
    /(?:^|_)(.)/g,
    (part, letter: string) => (part.length > 1 ? ' ' : '') + letter.toUpperCase(),
  );

/** What is none of the choices of a field. */
export function otherChoices(choices: readonly string[]): readonly ValueClass[] {
  const [first = ''] = choices;
  return [
    ...temptingWords.map((word): ValueClass => ['tempting word', word]),
    ...inheritedNames.map((word): ValueClass => [`inherited name ${word}`, word]),
    ...choices.map((choice): ValueClass => [`upper case ${choice}`, choice.toUpperCase()]),
    ['longer', `in${first}`],
    ['plural', `${first}s`],
    ...choices.flatMap((choice): readonly ValueClass[] => [
      [`capital of ${choice}`, choice.charAt(0).toUpperCase() + choice.slice(1)],
      [`space after ${choice}`, `${choice} `],
      [`NUL after ${choice}`, `${choice}\0`],
      [`${choice} cut off`, choice.slice(0, -1)],
      [`${choice} in quotes`, `"${choice}"`],
      [`${choice} and more`, `${choice}-kit`],
      [`more and ${choice}`, `kit-${choice}`],
    ]),
    // That of the first one stands among what is wrapped.
    ...choices.slice(1).map((choice): ValueClass => [`list of ${choice}`, [choice]]),
    ['space before', ` ${first}`],
    ['line end after', `${first}\n`],
    ['invisible space after', `${first}\u200b`],
    ...wrapped(first),
    ['position as text', '0'],
    ['a number before', `0${first}`],
    ['list of two choices', [first, choices[1] ?? first]],
    ['two choices', `${first},${choices[1] ?? first}`],
    ['two choices and a space', `${first}, ${choices[1] ?? first}`],
    ['two choices and a bar', `${first}|${choices[1] ?? first}`],
    ['tab after', `${first}\t`],
    ['byte order mark before', `\ufeff${first}`],
    ['full-width letter', String.fromCodePoint((first.codePointAt(0) ?? 0) + 0xfee0) + first.slice(1)],
    ...choices
      .filter((choice) => choice.includes('_'))
      .flatMap((choice): readonly ValueClass[] => [
        [`hyphen in ${choice}`, choice.replaceAll('_', '-')],
        [`space in ${choice}`, choice.replaceAll('_', ' ')],
        [`no underscore in ${choice}`, choice.replaceAll('_', '')],
        [`label of ${choice}`, labelOf(choice)],
        [`camel case of ${choice}`, choice.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())],
      ]),
    ...listedElsewhere(choices).map((word): ValueClass => [`choice of another field ${word}`, word]),
    ['the field and a choice', `kit.${first}`],
    ['member of an enum', `AgentStatus.${first}`],
    ['NUL and more', `${first}\0kit`],
  ];
}
