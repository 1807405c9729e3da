import { Inability } from '../../spec/inability.ts';

/** The list is at a path that ends so (4.4); an update below it needs nobody to say that it is one. */
export const isLikeTheContract = (path: string): boolean => path.endsWith('/agent-configurations/{id}');

/** A file alone may not say which path is written to. */
export const refuseUpdatePath = (path: string): Inability =>
  new Inability(
    `the path PUT ${JSON.stringify(path)}`,
    'only the file says that this is the path of an update',
    'Confirm it with --update-path.',
  );
