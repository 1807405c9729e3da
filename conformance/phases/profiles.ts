/** How much a run does. */
export interface Profile {
  /** Random cases in all. */
  readonly cases: number;
  /** Random cases stop being sent after this; systematic ones are never dropped. */
  readonly softTimeMs: number;
  /** Genomes that may be created in all. */
  readonly genomes: number;
  /** Rounds of updates at the same time. */
  readonly storms: number;
  /** Whether test_score texts of thousands of characters are timed. */
  readonly measuresTime: boolean;
  /** Whether every three fields are supplied together, and not only every two. */
  readonly isThreeWay: boolean;
  /** Requests for shrinking one cause. */
  readonly shrinks: number;
}

export type ProfileName = 'quick' | 'standard' | 'deep';

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  quick: {
    cases: 400,
    softTimeMs: 20_000,
    genomes: 200,
    storms: 15,
    measuresTime: false,
    isThreeWay: false,
    shrinks: 60,
  },
  standard: {
    cases: 1600,
    softTimeMs: 60_000,
    genomes: 300,
    storms: 25,
    measuresTime: false,
    isThreeWay: false,
    shrinks: 150,
  },
  deep: {
    cases: 50_000,
    softTimeMs: 900_000,
    genomes: 2000,
    storms: 200,
    measuresTime: true,
    isThreeWay: true,
    shrinks: 500,
  },
};
