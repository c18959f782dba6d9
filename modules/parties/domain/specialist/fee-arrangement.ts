import type { FeeArrangement, MatterKind } from './specialist-choices.ts';

export type FeeBasis = 'split' | 'fixed';

/** B-180, E-053: which matters are split; every other one has a fixed rate. */
const splitMatters: Readonly<Record<FeeArrangement, readonly MatterKind[]>> = {
  '1': ['gazette', 'nonGazette', 'medNeg'],
  '2': ['gazette'],
  '3': ['gazette', 'nonGazette'],
  '4': [],
};

/** G-128: split is a percentage of the client's fee, fixed is the amount of the fee table. */
export const feeBasis = (arrangement: FeeArrangement, kind: MatterKind): FeeBasis =>
  splitMatters[arrangement].includes(kind) ? 'split' : 'fixed';
