/** A stray percent sign, and every character that RFC 3986, 3.3 does not allow in a path; the braces of `{id}` stay. */
const notAllowed = /%(?![0-9A-Fa-f]{2})|[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~{}]/gu;

function escapeOne(character: string): string {
  // Half a pair of surrogates is no character, and has no bytes.
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character);
}

/** A path, as a document or a person writes it, as a request can carry it: escapes stay, and it begins with a slash. */
export function toRequestPath(path: string): string {
  const escaped = path.replace(notAllowed, escapeOne);
  return escaped.startsWith('/') ? escaped : `/${escaped}`;
}
