import { useState } from 'preact/hooks';
import { nameUnseen, visibleText } from '../../../spec/visible-text.ts';

/** More of a text is shown when somebody asks for it. */
const longest = 2000;

/** A text from outside on one line: nothing in it moves what stands around it. */
export function LineText({ text, most = 160 }: { readonly text: string; readonly most?: number }) {
  return (
    <bdi title={text.length > most ? visibleText(text, longest) : undefined}>{visibleText(text, most)}</bdi>
  );
}

/** A text from outside with its lines, however long it is. */
export function BlockText({ text }: { readonly text: string }) {
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? text : text.slice(0, longest);
  return (
    <div class="block">
      <pre dir="ltr">{shown.split('\n').map(nameUnseen).join('\n')}</pre>
      {text.length > longest && !isWhole && (
        <button type="button" class="quiet" onClick={() => showWhole(true)}>
          Show all {text.length.toLocaleString('en')} characters
        </button>
      )}
    </div>
  );
}
