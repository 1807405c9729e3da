import type { Dialect } from '../spec/dialect-points.ts';
import type { Validate } from '../spec/validators.ts';
import type { CorsOption } from './cors.ts';
import type { BucketSettings } from './kit/bucket.ts';
import type { BucketLimits } from './kit/buckets.ts';
import type { ReadDocsFile } from './kit/docs-pages.ts';
import type { KitAccess } from './kit/kit-access.ts';
import type { WriteSnapshot } from './kit/kit-context.ts';
import type { ReadPage } from './kit/page-file.ts';
import type { NameOption } from './option-names.ts';
import type { RequestEvent } from './request-event.ts';
import type { Use } from './scenario/scenario.ts';
import type { WorldState } from './state/world.ts';

/** Everything a mock needs, settled. */
export interface MockSettings extends BucketSettings {
  readonly cors: CorsOption;
  readonly access: KitAccess;
  readonly maxBody: number;
  readonly bucketLimits: BucketLimits;
  readonly onRequest: ((event: RequestEvent) => void) | undefined;
  readonly loadValidator: () => Validate | Promise<Validate>;
  /** How whoever runs the mock calls an option: `maxBody`, or `--max-body`. */
  readonly nameOption: NameOption;
  /** Where there are files. */
  readonly readDocsFile?: ReadDocsFile;
  readonly writeSnapshot?: WriteSnapshot | undefined;
  readonly readPage?: ReadPage;
}

/** What may be another while the mock runs. */
export type ChangingSettings = Omit<MockSettings, 'dialect' | 'firstState' | 'firstUse'> & {
  dialect: Dialect;
  firstState: WorldState;
  firstUse?: Use | undefined;
};
