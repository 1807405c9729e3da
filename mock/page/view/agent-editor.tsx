import { agentFieldNamed, updateFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { fieldGroups } from '../field-groups.ts';
import { hideSecrets } from '../hidden-secrets.ts';
import { updatePath } from '../operations.ts';
import { type Draft, emptyDraft } from '../page-state.ts';
import { FieldRow } from './field-row.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ViewProps } from './view-props.ts';

interface EditorProps extends ViewProps {
  readonly id: string;
  readonly agent: JsonObject;
}

/** Fields that the contract does not name, as deployments answer them. */
const othersIn = (agent: JsonObject) =>
  Object.keys(agent).filter((name) => agentFieldNamed(name) === undefined);

/** All fields of an agent; those that an update may change can be changed. */
export function AgentEditor({ state, actions, dispatch, id, agent }: EditorProps) {
  const draft: Draft = state.drafts.get(id) ?? emptyDraft;
  const shown = hideSecrets(agent);
  const marks = state.marks.get(id);
  const unit = state.controls?.points['time-unit'] === 'milliseconds' ? 1 : 1000;
  const others = othersIn(agent);
  const groups =
    others.length === 0 ? fieldGroups : [...fieldGroups, { name: 'Beyond the contract', fields: others }];
  const row = (name: string) => (
    <FieldRow
      key={name}
      name={name}
      field={agentFieldNamed(name)}
      update={updateFieldNamed(name)}
      value={shown[name] ?? null}
      edit={draft.edits.get(name)}
      faults={draft.faults.filter((fault) => fault.field === name)}
      isMarked={marks?.has(name) === true}
      timeUnit={unit}
      onEdit={(edit) => dispatch({ is: 'edited', agentId: id, field: name, edit })}
    />
  );
  return (
    <form
      class="editor"
      noValidate
      aria-label="Fields of the agent"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.edits.size > 0) void actions.save(id);
      }}
    >
      {groups.map(({ name, fields }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {fields.map(row)}
        </fieldset>
      ))}
      <SaveBar
        draft={draft}
        request={`PUT ${updatePath(state.controls?.points ?? {}, id)}`}
        undo={() => dispatch({ is: 'edits-undone', agentId: id })}
      />
    </form>
  );
}
