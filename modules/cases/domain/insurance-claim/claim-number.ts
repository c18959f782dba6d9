import type { CaseType } from '../engine/index.ts';
import { frType } from '../fr/index.ts';
import { imeType } from '../ime/index.ts';
import { otType } from '../ot/index.ts';
import { suppType } from '../supp/index.ts';

/** The kinds of case that an insurer orders about a claim. */
export const claimTypes: readonly CaseType[] = [imeType, otType, suppType, frType];

/** People write the number of the case; where they did not, that of the claimant counts. */
export const claimNumberOf = (
  ofCase: string | null | undefined,
  ofClaimant: string | null | undefined,
): string | null => ofCase?.trim() || ofClaimant?.trim() || null;
