/** Keys whose values are a text, a list of texts and an integer: what a lenient parser reads there is then right. */
interface Keys {
  readonly text: string;
  readonly list: string;
  readonly integer: string;
}

/** Bodies that are no JSON, each by one fault of its syntax (RFC 8259); what stands there is plain for people and lenient parsers. */
export function malformedBodies({ text, list, integer }: Keys): readonly (readonly [string, string])[] {
  const member = `"${text}":"kit"`;
  return [
    ['truncated', `{${member}`],
    ['text without an end', `{"${text}":"kit`],
    ['no quotes', `{${text}: kit}`],
    ['key without quotes', `{${text}:"kit"}`],
    ['single quotes', `{'${text}':'kit'}`],
    ['comment', `{${member} /* kit */}`],
    ['comment of one line', `{${member} // kit\n}`],
    ['comment behind it', `{${member}} # kit`],
    ['comment of a script', `{\n  ${member} # kit\n}`],
    ['words', 'not json'],
    ['form', `${text}=kit`],
    ['members without braces', member],
    ['two commas', `{${member},,"b":"b"}`],
    ['comma before', `{,${member}}`],
    ['trailing comma', `{${member},}`],
    ['trailing comma in a list', `{"${list}":["kit",]}`],
    ['no comma', `{${member} "b":"b"}`],
    ['no comma in a list', `{"${list}":["kit" "kit"]}`],
    ['no colon', `{"${text}" "kit"}`],
    ['equals sign', `{"${text}"="kit"}`],
    ['no value', `{"${text}":}`],
    ['key alone', `{"${text}"}`],
    ['brace too many', `{${member}}}`],
    ['bracket for a brace', `{${member}]`],
    ['list without an end', `{"${list}":["kit"}`],
    ['more behind it', `{${member}} x`],
    ['semicolon behind it', `{${member}};`],
    ['two bodies', `{${member}}{${member}}`],
    ['two bodies and a space', `{${member}} {${member}}`],
    ['two lines', `{${member}}\n{${member}}\n`],
    ['unknown escape', `{"${text}":"kit\\q"}`],
    ['single quote escaped', `{"${text}":"it\\'s"}`],
    ['hexadecimal escape', `{"${text}":"kit\\x41"}`],
    ['short escape', `{"${text}":"kit\\u12"}`],
    ['plus before a number', `{"${integer}":+7}`],
    ['point before a number', `{"${integer}":.7}`],
    ['hexadecimal number', `{"${integer}":0x10}`],
    ['number with an underscore', `{"${integer}":1_000}`],
    ['exponent without digits', `{"${integer}":7e}`],
    ['minus and a space', `{"${integer}":- 7}`],
    ['form feed for a space', `{\f${member}}`],
    ['unusual space', `{\u00a0${member}}`],
    ['unusual spaces around it', `\u00a0{${member}}\v`],
    ['quotes of typography', `{“${text}”:“kit”}`],
    ['undefined', `{"${text}":undefined}`],
    ['null of Python', `{"${text}":None}`],
    ['null in capitals', `{"${text}":NULL}`],
    ['null cut off', `{"${text}":nul}`],
  ];
}
