import { useCallback, useEffect, useRef, useState } from 'react';

/** What openapi-fetch gives. */
interface Result<Data> {
  readonly data?: Data;
  readonly response: Response;
}

interface Answer<Data> {
  readonly data?: Data;
  /** Why there is no data. */
  readonly problem?: string;
}

/** The answer to a request, which is sent at first and on `reload`. `ask` comes from useCallback, or from outside. */
export function useAnswer<Data>(ask: () => Promise<Result<Data>>): Answer<Data> & { reload: () => void } {
  const [answer, setAnswer] = useState<Answer<Data>>({});
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const next = await ask().then(
      ({ data, response }) =>
        data === undefined ? { problem: `The server answered ${response.status}.` } : { data },
      () => ({ problem: 'The server cannot be reached.' }),
    );
    // An answer that a later one has overtaken is not shown.
    if (own === latest.current) setAnswer(next);
  }, [ask]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { ...answer, reload };
}
