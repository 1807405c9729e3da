export interface Arrival {
  readonly method: string;
  /** The request target as it was sent, query included. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What was answered to it and to nothing else. */
  readonly mark: string;
}

export type Behaviour =
  /** 200 and a JSON object with the mark in it. */
  'answers' | 'answers late' | 'answers 500' | 'answers no JSON';

/** The evolution service behind a deployment, as the kit plays it. */
export interface EvolutionService {
  readonly url: string;
  /** Begins to keep what arrives, and gives what tells of it; nothing is kept before, nor after the next beginning. */
  readonly collect: () => () => readonly Arrival[];
  readonly behave: (behaviour: Behaviour) => void;
  /** Refuses connections until it is resumed. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface EvolutionListen {
  readonly host: string;
  readonly port: number;
}

export const lateMilliseconds = 1000;

/** What is answered where all is well: the mark in a member of its own and inside a list, and what careless code leaves out. */
export const serviceAnswer = (mark: string) => ({
  kit_mark: mark,
  status: 'idle',
  proposals: [{ stage: 'pending', kit_mark: mark, result: null }],
  next: null,
  rounds: 0,
  isPaused: false,
  note: '',
  tags: [],
  limits: {},
  fitness: 0.123456,
});

/** What the service answers. */
export function answerOfService(behaviour: Behaviour, mark: string) {
  switch (behaviour) {
    case 'answers':
    case 'answers late':
      return { status: 200, contentType: 'application/json', body: JSON.stringify(serviceAnswer(mark)) };
    case 'answers 500':
      return { status: 500, contentType: 'application/json', body: '{"detail":"kit: made to fail"}' };
    case 'answers no JSON':
      return { status: 200, contentType: 'text/html', body: '<!doctype html><title>kit: no JSON</title>' };
  }
}
