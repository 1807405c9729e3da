import { visibleText } from '../../spec/visible-text.ts';

/** A text from outside as a message: brackets that would make a link of it are escaped (SARIF 2.1.0, 3.11.6). */
export function messageText(text: string, most: number): string {
  const shown = visibleText(text, most);
  return shown.includes('](') ? shown.replace(/[\\[\]]/g, (character) => `\\${character}`) : shown;
}
