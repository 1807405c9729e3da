/** Why a text is not taken: it breaks the grammar, it nests too deep, or an integer has too many digits. */
export type JsonFaultReason = 'syntax' | 'depth' | 'digits';

/** What is wrong with a JSON text, in the words and positions of CPython 3.11's json module. */
export type JsonFault = {
  readonly ok: false;
  readonly reason: JsonFaultReason;
  readonly message: string;
  /** Code points before the fault, as Python counts. */
  readonly position: number;
  /** UTF-16 units before the fault, as JavaScript counts. */
  readonly offset: number;
};

/** Describes a fault found at a UTF-16 offset of the text. */
export function describeFault(
  text: string,
  reason: JsonFaultReason,
  message: string,
  offset: number,
): JsonFault {
  return { ok: false, reason, message, position: countCodePoints(text, offset), offset };
}

function countCodePoints(text: string, end: number): number {
  let count = 0;
  for (let index = 0; index < end; count += 1) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
