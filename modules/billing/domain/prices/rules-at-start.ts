import type { CaseTypeKey } from '#cases/domain';
import type { Loading, RuleKind } from './price-choices.ts';

export type RuleAtStart = {
  readonly caseType: CaseTypeKey;
  readonly chargeKind: RuleKind;
  readonly loading?: Loading;
  readonly noticeUpTo?: number;
  /** Codes of service items (`billing-at-start.ts`). */
  readonly item: string | null;
  readonly shareOf?: string;
  readonly percent?: string;
  readonly freeUnits?: number;
  readonly unitSize?: number;
};

/** What every practice starts with; printed to docs/billing-rules.md. */
export const rulesAtStart: readonly RuleAtStart[] = [
  { caseType: 'IME', chargeKind: 'assessment', item: 'IME-STD' },
  { caseType: 'IME', chargeKind: 'assessment', loading: 'interpreter', item: 'IME-INT' },
  {
    caseType: 'IME',
    chargeKind: 'assessment',
    loading: 'extraPages',
    item: 'IME-PGS',
    freeUnits: 100,
    unitSize: 50,
  },
  { caseType: 'IME', chargeKind: 'report', loading: 'urgent', item: 'IME-URG' },
  { caseType: 'IME', chargeKind: 'nonAttendance', item: 'IME-DNA' },
  {
    caseType: 'IME',
    chargeKind: 'lateCancellation',
    noticeUpTo: 0,
    item: 'IME-CAN',
    shareOf: 'IME-STD',
    percent: '100',
  },
  {
    caseType: 'IME',
    chargeKind: 'lateCancellation',
    noticeUpTo: 2,
    item: 'IME-CAN',
    shareOf: 'IME-STD',
    percent: '50',
  },
  { caseType: 'IME', chargeKind: 'lateCancellation', item: 'IME-CAN' },
  { caseType: 'IME', chargeKind: 'specialistOnly', item: null },
  { caseType: 'OT', chargeKind: 'assessment', item: 'OT-FCE' },
  { caseType: 'OT', chargeKind: 'assessment', loading: 'travel', item: 'OT-TRV' },
  { caseType: 'OT', chargeKind: 'specialistOnly', item: null },
  { caseType: 'SUPP', chargeKind: 'service', item: 'SUP-STD' },
  {
    caseType: 'SUPP',
    chargeKind: 'service',
    loading: 'extraPages',
    item: 'SUP-PGS',
    freeUnits: 50,
    unitSize: 50,
  },
  { caseType: 'SUPP', chargeKind: 'lateCancellation', item: 'SUP-CAN' },
  { caseType: 'FR', chargeKind: 'service', item: 'FR-STD' },
  {
    caseType: 'FR',
    chargeKind: 'service',
    loading: 'extraPages',
    item: 'FR-PGS',
    freeUnits: 200,
    unitSize: 50,
  },
  { caseType: 'FR', chargeKind: 'lateCancellation', item: 'FR-CAN' },
  { caseType: 'CO', chargeKind: 'service', item: 'CO-TEL' },
  { caseType: 'CO', chargeKind: 'lateCancellation', item: 'CO-TEL' },
  { caseType: 'MN', chargeKind: 'service', item: 'MN-PRE' },
  { caseType: 'MR', chargeKind: 'service', item: 'MR-REC' },
  { caseType: 'MR', chargeKind: 'lateCancellation', item: 'MR-CAN' },
  { caseType: 'MVA', chargeKind: 'service', item: 'MVA-DEM' },
  { caseType: 'TPD', chargeKind: 'service', item: 'TPD-SUB' },
  { caseType: 'MT', chargeKind: 'service', item: 'MT-SCR' },
];
