import type { AnyResource, AnyWorkflow } from '#kernel/domain';
import type { ChargeKind, CaseTypeKey } from './case-choices.ts';

/** One kind of case: its record, its table of moves, and what the engine bends by. */
export type CaseType = {
  /** Also `fromModule` on the wire. */
  readonly key: CaseTypeKey;
  readonly resource: AnyResource;
  readonly workflow: AnyWorkflow;
  /** The steps at which the work is done. */
  readonly closed: readonly string[];
  /** By which specialists and customers are charged for it. */
  readonly serviceType:
    | 'ime'
    | 'ot'
    | 'fileReview'
    | 'supplementary'
    | 'medNeg'
    | 'teleconference'
    /** It charges nothing itself. */
    | null;
  /** The step at which a report is sent, by `requestKind`, where the table names several. */
  readonly sentAs?: Readonly<Record<string, string>>;
  /** Where the outcome that is asked decides, and not the move alone. */
  readonly chargeByOutcome?: Readonly<Record<string, ChargeKind | null>>;
};

export type CaseRecord = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly caseNo: string;
  readonly step: string;
  readonly billingStatus: string;
  readonly isOnHold: boolean;
};

/** The step at which the report of this case is sent; undefined where the table names one. */
export const sentStep = ({ sentAs }: CaseType, record: CaseRecord): string | undefined =>
  sentAs?.[String(record.requestKind)];
