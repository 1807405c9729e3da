import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { windowRows } from '../row-window.ts';

interface LongListProps<Item> {
  readonly items: readonly Item[];
  readonly rowHeight: number;
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ComponentChildren;
  /** Whether new first rows are to be seen: when that begins, the list goes back to its top. */
  readonly isFollowing?: boolean;
  /** Told whether the first row is in sight. */
  readonly onLeaveTop?: (isAway: boolean) => void;
}

/** Up and Down go from row to row, as in any list. */
function stepRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector('a');
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}

/** A list of any length of which only what is in sight is drawn; every row has the same height and a link in it. */
export function LongList<Item>({
  items,
  rowHeight,
  label,
  keyOf,
  children,
  isFollowing,
  onLeaveTop,
}: LongListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setView(({ top }) => ({ top, height: element.clientHeight }));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (isFollowing === true) frame.current?.scrollTo(0, 0);
  }, [isFollowing]);
  const { from, to } = windowRows(items.length, rowHeight, view.top, view.height);
  const scroll = () => {
    const top = frame.current?.scrollTop ?? 0;
    setView(({ height }) => ({ top, height }));
    onLeaveTop?.(top > 2 * rowHeight);
  };
  return (
    <div class="long-list" ref={frame} onScroll={scroll}>
      <ul aria-label={label} onKeyDown={stepRows} style={{ height: `${items.length * rowHeight}px` }}>
        {items.slice(from, to).map((item, index) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            style={{ height: `${rowHeight}px`, transform: `translateY(${(from + index) * rowHeight}px)` }}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
