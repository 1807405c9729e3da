/** Which rows of a long list are drawn. */
export interface RowWindow {
  readonly from: number;
  /** The first that is not. */
  readonly to: number;
}

/** Rows beyond the edges, so that scrolling meets drawn ones. */
const beyond = 8;

export function windowRows(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight) - beyond;
  const last = Math.ceil((Math.max(0, scrollTop) + height) / rowHeight) + beyond;
  const to = Math.min(count, Math.max(0, last));
  return { from: Math.max(0, Math.min(first, to)), to };
}
