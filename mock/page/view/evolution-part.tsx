import { useEffect } from 'preact/hooks';
import { printJsonLines } from '../../../spec/json-print-lines.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { redactSecrets } from '../../kit/redact-secrets.ts';
import { genomePath, statusPath } from '../operations.ts';
import { countProposals, readStages } from '../proposal-stages.ts';
import { AnswerText } from './answer-text.tsx';
import { ClauseLink } from './clause-link.tsx';
import { BlockText, LineText } from './shown-text.tsx';
import type { ViewProps } from './view-props.ts';

interface EvolutionProps extends ViewProps {
  readonly id: string;
}

function Stages({ body }: { readonly body: string }) {
  const stages = readStages(body);
  if (countProposals(stages) === 0) return <p class="empty">No proposals.</p>;
  return (
    <div class="stages">
      {stages.map(({ stage, proposals }) => (
        <section key={stage} aria-label={`Stage ${stage}`}>
          <h4>
            <LineText text={stage} most={40} /> <span class="count">{proposals.length}</span>
          </h4>
          <ul>
            {proposals.map(({ name, rest }, index) => (
              <li key={`${name}${index}`}>
                <code>
                  <LineText text={name} most={44} />
                </code>
                <p>
                  <LineText text={rest} most={160} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function genomesOf(genomes: readonly JsonObject[], id: string): readonly JsonObject[] {
  return genomes.filter((genome) => String(genome['agent_id'] ?? '').toLowerCase() === id);
}

function GenomeEditor({ state, actions, dispatch, id }: EvolutionProps) {
  const known = state.evolution?.agentId === id ? state.evolution : undefined;
  const first = printJsonLines({ agent_id: id, name: 'candidate', genes: { temperature: 0 } }).trimEnd();
  const text = known?.genome === undefined || known.genome === '' ? first : known.genome;
  return (
    <form
      class="genome"
      aria-label="Create a genome"
      onSubmit={(event) => {
        event.preventDefault();
        void actions.createGenome(id, text);
      }}
    >
      <h3>
        Create a genome <ClauseLink place="4.2" />
      </h3>
      <p class="hint">
        Any JSON object is a genome. One that names this agent in <code>agent_id</code> becomes a proposal for
        it.
      </p>
      <label for="genome">Genome</label>
      <textarea
        id="genome"
        class="code"
        rows={8}
        spellcheck={false}
        value={text}
        onInput={(event) => dispatch({ is: 'genome-written', agentId: id, text: event.currentTarget.value })}
      />
      <div class="save-line">
        <code>POST {genomePath(state.controls?.points ?? {})}</code>
        <button type="submit" class="main">
          Create
        </button>
      </div>
      <div role="status">{known?.created !== undefined && <AnswerText answer={known.created} />}</div>
    </form>
  );
}

/** The evolution status as the API answers it, its proposals, and the genomes of an agent. */
export function EvolutionPart(props: EvolutionProps) {
  const { state, actions, id } = props;
  const isReady = state.controls !== undefined;
  // What changes it is told in the journal: a genome, a scenario, another state.
  const changes = `${state.genomes.length} ${state.controls?.scenario ?? ''} ${state.instance}`;
  useEffect(() => {
    if (isReady) void actions.readStatus(id);
  }, [id, isReady, changes]);
  const status = state.evolution?.agentId === id ? state.evolution.status : undefined;
  const genomes = genomesOf(state.genomes, id);
  return (
    <div class="evolution">
      <section aria-label="Evolution status">
        <h3>
          Evolution status <ClauseLink place="4.1" />
        </h3>
        <div class="save-line">
          <code>
            <LineText text={`GET ${statusPath(id)}`} />
          </code>
          <button type="button" class="quiet" onClick={() => void actions.readStatus(id)}>
            Read again
          </button>
        </div>
        {status === undefined ? (
          <p class="empty">Loading</p>
        ) : (
          <>
            {status.status === 200 && <Stages body={status.body} />}
            <AnswerText answer={status} />
          </>
        )}
      </section>
      <GenomeEditor {...props} />
      <section aria-label="Genomes of this agent">
        <h3>
          Genomes of this agent <span class="count">{genomes.length}</span>
        </h3>
        {genomes.length === 0 && <p class="empty">None names this agent.</p>}
        {genomes.toReversed().map((genome, index) => (
          <BlockText
            key={String(genome['genome_id'] ?? index)}
            text={printJsonLines(redactSecrets(genome)).trimEnd()}
          />
        ))}
      </section>
    </div>
  );
}
