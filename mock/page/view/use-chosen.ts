import { useState } from 'preact/hooks';

/** What is in force, or what was chosen and is on its way: a choice does not jump back while it is sent. */
export function useChosen(inForce: string, choose: (name: string) => Promise<void>) {
  const [asked, setAsked] = useState<string>();
  const forget = (name: string) => setAsked((now) => (now === name ? undefined : now));
  return {
    chosen: asked ?? inForce,
    ask: (name: string) => {
      setAsked(name);
      // What the mock has now is drawn with the next frame: until then, what was in force is still the former one.
      void choose(name).finally(() => requestAnimationFrame(() => forget(name)));
    },
  };
}
