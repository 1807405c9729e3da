/** Which of the two deployments. */
export type SideName = 'left' | 'right';

export const sideNames: readonly SideName[] = ['left', 'right'];

/** Two deployments, or what is known of each. */
export type Both<T> = Readonly<Record<SideName, T>>;

export const makeBoth = <T>(make: (side: SideName) => T): Both<T> => ({
  left: make('left'),
  right: make('right'),
});

export const mapBoth = <S, T>(both: Both<S>, act: (one: S) => T): Both<T> =>
  makeBoth((side) => act(both[side]));

/** The same of both, at the same time. */
export async function forBoth<S, T>(both: Both<S>, act: (one: S) => Promise<T>): Promise<Both<T>> {
  const [left, right] = await Promise.all([act(both.left), act(both.right)]);
  return { left, right };
}
