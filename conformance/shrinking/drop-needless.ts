/**
 * A sequence without every item that it does not need to end as it does, and what the last try showed; its last item
 * stays. Halves first, then single ones: what needs four of forty is down to them in a few dozen tries.
 */
export async function dropNeedless<Item, Shown>(
  items: readonly Item[],
  shown: Shown,
  shows: (items: readonly Item[]) => Promise<Shown | undefined>,
  isTimeLeft: () => boolean,
): Promise<Shown> {
  let [needed, smallest] = [items, shown];
  for (let size = Math.ceil(needed.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < needed.length - 1 && isTimeLeft(); ) {
      const fewer = [...needed.slice(0, at), ...needed.slice(Math.min(at + size, needed.length - 1))];
      const again = await shows(fewer);
      if (again === undefined) at += size;
      else [needed, smallest] = [fewer, again];
    }
  }
  return smallest;
}
