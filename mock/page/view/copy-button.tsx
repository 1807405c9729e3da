import { useState } from 'preact/hooks';

/** Pages that are not at localhost, nor secure, have no clipboard to write to. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [isCopied, tellCopied] = useState(false);
  const copy = async () => {
    if (navigator.clipboard === undefined) copyBySelection(text);
    else await navigator.clipboard.writeText(text);
    tellCopied(true);
    setTimeout(() => tellCopied(false), 1500);
  };
  return (
    <button type="button" class="quiet copy" onClick={copy}>
      {isCopied ? 'Copied' : label}
    </button>
  );
}
