/** The page as it is sent: one file, and the policy that allows its own script and style alone. */
export interface PageFile {
  readonly html: string;
  readonly policy: string;
}

/** Reads it; undefined where it was not built. It is kept nowhere: most mocks never show it. */
export type ReadPage = () => Promise<PageFile | undefined>;
