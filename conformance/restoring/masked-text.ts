import { looksHashed } from '../observe/masked-api-key.ts';

const maskCharacters = '*•●∙·█▪⬤';
/** Longer texts are prose, in which stars and dots mean other things. */
const longestMask = 200;

const words = new Set(['redacted', 'masked', 'filtered', 'censored']);
const bracketedWords = new Set([
  ...words,
  ...['hidden', 'removed', 'secret', 'encrypted', 'protected', 'set', 'withheld', 'omitted'],
]);

/** A run of so many mask characters is none by chance. */
const shortestRun = 3;

function hasMaskRun(text: string): boolean {
  let run = 0;
  for (const character of text) {
    run = maskCharacters.includes(character) ? run + 1 : 0;
    if (run >= shortestRun) return true;
  }
  return false;
}

/** `sk-xxxx4f2a`, `https://user:xxxxx@host`: no letter before it, as there is in a word. */
const hasLetterRun = (text: string): boolean => !/\s/.test(text) && /(?:^|[^a-z])x{4}/i.test(text);

/** `sk-…4f2a` and `sk-...4f2a`: both ends of a secret, as some show them. */
const isCutInTheMiddle = (text: string): boolean =>
  text.length <= 40 && !/\s/.test(text) && (text.includes('…') || text.includes('...'));

/** `?token=REDACTED`: a word of masks as the value of a parameter. */
const hasMaskedParameter = (text: string): boolean =>
  /[=:](?:redacted|masked|filtered|censored|hidden)(?:$|[&@/#])/i.test(text);

/** What ends in the sign for more is the beginning of something longer. */
const isCutAtTheEnd = (text: string): boolean => text.length > 40 && text.endsWith('…');

const isMaskWord = (text: string): boolean => {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const isBare = letters.length === text.length;
  return words.has(letters) || (!isBare && bracketedWords.has(letters));
};

/** A word of nothing but this letter, longer than any number of the Romans. */
const isCrossedOut = (word: string): boolean => /^x{6,100}$/i.test(word);

/** `the key [REDACTED] opens`, `use sk-******** here`: a secret in running text. Three stars are markup, and stand alone. */
const hasMaskInside = (text: string): boolean =>
  /[[<{(](?:redacted|masked|filtered|censored|hidden|secret|removed)(?:(?:[:_-]| by )[^\]>})]{0,40})?[\]>})]/i.test(
    text,
  ) ||
  /[\w=:-][*•●█]{4,}/.test(text) ||
  (/x{6}/i.test(text) && text.split(/[^a-z\d]/i).some(isCrossedOut));

/** Whether a text is what deployments show in place of a secret: putting it back would overwrite the secret itself. */
export function looksMasked(text: string): boolean {
  if (isCutAtTheEnd(text) || hasMaskInside(text)) return true;
  if (text === '' || text.length > longestMask) return false;
  // A scheme may stand before the mask: `Bearer ****`.
  if (text.split(' ').length > 2) return false;
  return (
    hasMaskedParameter(text) ||
    hasMaskRun(text) ||
    hasLetterRun(text) ||
    isCutInTheMiddle(text) ||
    isMaskWord(text)
  );
}

/** No real key is so short; what is may be its last characters. */
const shortestKey = 8;

/** `configured`, `[on file]`: what says that there is a key. Keys have digits, or several parts. */
const isWord = (text: string): boolean => /^[^\da-z]*[a-z]+[^\da-z]*$/i.test(text) && text.length <= 20;

/** Whether what is shown for an api_key may be something else than the key: here every doubt counts. */
export function looksLikeNoKey(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return (
    text.length < shortestKey ||
    hasMaskRun(text) ||
    text.includes('###') ||
    bracketedWords.has(letters) ||
    isWord(text) ||
    looksMasked(text) ||
    looksHashed(text) ||
    looksEncrypted(text)
  );
}

/** `enc:v1:…`, `ENC(…)`, `vault:v1:…`, `arn:aws:…`, a token of Fernet or of a key service: what stands for a key that is kept elsewhere. */
const looksEncrypted = (text: string): boolean =>
  /^[{[(]?(?:enc(?:rypted)?|aes\w*|cipher\w*|vault|kms|arn|ref|secret)[:({\]]/i.test(text) ||
  /^(?:gAAAAA|AQICA|-----BEGIN)/.test(text);
