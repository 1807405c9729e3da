import { useEffect } from 'preact/hooks';
import { agentFields, updateFieldNamed } from '../../../spec/fields.ts';
import { clauses } from '../../../spec/generated/clauses.ts';
import { operationLines } from '../operations.ts';
import { ClauseLink } from './clause-link.tsx';
import { HeadRow } from './head-row.tsx';
import type { PlacedViewProps, ViewProps } from './view-props.ts';

const sectionNames: Readonly<Record<string, string>> = {
  '1': 'What the service does',
  '2.1': 'Agent',
  '2.2': 'Agent update body',
  '2.3': 'Genome',
  '2.4': 'Evolution status',
  '2.5': 'Validation error body',
  '3': 'States and transitions',
  '3.1': 'Agent status',
  '3.2': 'Protection status',
  '3.3': 'Trust stage',
  '4.1': 'Get evolution status',
  '4.2': 'Create genome',
  '4.3': 'Update agent configuration',
  '4.4': 'List agent configurations',
  '5': 'Authentication',
  '6': 'Events',
  '7': 'Errors',
  '8': 'Limits',
  '9': 'Versioning',
};

const levelTones = { MUST: 'failed', SHOULD: 'should', 'NOT SHOWN': 'known' } as const;
const sections = [...new Set(clauses.map(({ section }) => section))];

function Operations({ state }: ViewProps) {
  return (
    <section aria-labelledby="operations">
      <h2 id="operations">Operations</h2>
      <div class="scroll">
        <table>
          <HeadRow names={['operation', 'request in this dialect', 'what it does', 'section']} />
          <tbody>
            {operationLines(state.controls?.points ?? {}).map(({ name, method, path, about, section }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>
                    {method} {path}
                  </code>
                </td>
                <td>{about}</td>
                <td>
                  <ClauseLink place={section} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Fields() {
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">The 35 fields of an agent</h2>
      <div class="scroll">
        <table>
          <HeadRow names={['field', 'kind', 'default', 'update', 'section']} />
          <tbody>
            {agentFields.map(({ name, kind, object, choices, nullable, default: usual, clause }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {object ?? kind.replaceAll('-', ' ')}
                  {nullable && ' or null'}
                  {choices !== undefined && <p class="hint">{choices.join(', ')}</p>}
                </td>
                {usual === undefined ? <td /> : <td data-name="default">{String(usual)}</td>}
                <td class="short" data-name="update">
                  {updateFieldNamed(name) === undefined ? 'read only' : 'may change it'}
                </td>
                <td>
                  <ClauseLink place={clause} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The contract, for people. */
export function ContractView(props: PlacedViewProps) {
  const { place } = props;
  useEffect(() => {
    if (place === undefined) return;
    const element = document.getElementById(`clause-${place}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
  }, [place]);
  return (
    <div class="page contract">
      <h2 class="title">Contract</h2>
      <p class="lead">
        What every deployment of the Agent Console API has to keep. Where it is silent (NOT SHOWN), the
        dialect says how this mock answers.
      </p>
      <Operations {...props} />
      <Fields />
      <section aria-labelledby="clauses">
        <h2 id="clauses">Clauses</h2>
        {sections.map((section) => (
          <section key={section} class="clauses">
            <h3 id={`clause-${section}`} tabIndex={-1} class={place === section ? 'target' : ''}>
              {section} {sectionNames[section]}
            </h3>
            <ul>
              {clauses
                .filter((clause) => clause.section === section)
                .map(({ id, level, requirement }) => (
                  <li key={id} id={`clause-${id}`} tabIndex={-1} class={place === id ? 'target' : ''}>
                    <span class={`chip ${levelTones[level]}`}>{level}</span>
                    <p>{requirement}</p>
                    <ClauseLink place={id} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}
