/** Words between signs and capitals: `clientSecret`, `client_secret` and `X-Client-Secret` end with the same one. */
const wordsOf = (name: string): string =>
  name
    .slice(-longestName)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** How a name ends is what tells; to look at more of it would only cost time. */
const longestName = 300;

/** What is called so may be a secret that nobody told the kit of. `key` is one by itself, `monkey` is none. */
const secretWord =
  /(?:^|[_.\s-])(?:keys?|pass|pat|pwd|bearer|jwt)$|(?:api_?keys?|tokens?|secrets?|passwords?|passwd|passphrases?|passcodes?|credentials?|authorization|cookies?|private_?key|access_?key|ssh_?key)$/;

export const isSecretName = (name: string): boolean => secretWord.test(wordsOf(name));

/** `max_tokens` is a number of tokens, and `stop_tokens` are words. */
export const mayBeWords = (name: string): boolean => /(?:tokens|keys)$/.test(wordsOf(name));

/** What people choose themselves may be digits alone. */
export const mayBeDigits = (name: string): boolean =>
  /(?:pass|pwd|passwd|password|passcode|passphrase|secret|pin|pin_token)$/.test(wordsOf(name));
