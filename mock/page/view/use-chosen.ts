import { useState } from 'preact/hooks';

/** What is in force, or what was chosen and is on its way: a choice does not jump back while it is sent. */
export function useChosen(inForce: string, choose: (name: string) => Promise<void>) {
  const [asked, setAsked] = useState<string>();
  return {
    chosen: asked ?? inForce,
    ask: (name: string) => {
      setAsked(name);
      void choose(name).finally(() => setAsked(undefined));
    },
  };
}
