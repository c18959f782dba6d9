import type { PicStep } from '#platform/domain';
import type { CaseRecord, CaseType } from '../engine/index.ts';

/** The moves that settle what waits to be done; the first possible one is meant. */
const settledBy: Readonly<Partial<Record<PicStep, readonly string[]>>> = {
  REQUEST_RECEIVED: ['requestAppointment'],
  APPOINTMENT: ['confirmAppointment', 'requestAppointment'],
  PAPERWORK: ['sendPaperwork'],
  ATTENDANCE: ['attend'],
  CANCELLATION: ['rebook'],
  DICTATION: ['receiveDictation'],
  REPORT_WRITING: ['receiveDictation'],
  REPORT_DRAFT: ['sendDraft'],
  REPORT_CORECTED: ['receiveReport', 'sendReport'],
  FURTHER_REVIEW: ['startPostAdmin'],
  POST_ADMIN: ['startPostAdmin', 'startQualityAssurance'],
  QUALITY_ASSURANCE: ['finaliseReport'],
  REPORT_FINALISATION: ['sendReport'],
};

/** Never what the work waits for: they take back, stop, or have to do with money. */
const aside = [
  'undo',
  'cancel',
  'putOnHold',
  'reschedule',
  'loseAppointment',
  'setBillingStatus',
  'overridePrepayment',
];

const leadsOn = ({ workflow }: CaseType, { step }: CaseRecord, move: string): boolean =>
  (workflow.moves[move]?.axes.step?.steps[step] ?? []).some((end) => end !== step);

/**
 * The move that a person makes next, among those that they may make: it has the main button of the
 * page. A case whose work is done has none.
 */
export function likelyMove(
  type: CaseType,
  record: CaseRecord,
  possible: readonly string[],
): string | null {
  if (record.isOnHold) return possible.includes('takeOffHold') ? 'takeOffHold' : null;
  if (type.closed.includes(record.step)) return null;
  const wanted = settledBy[record.nextStep as PicStep] ?? [];
  const settling = wanted.find((move) => possible.includes(move));
  if (settling) return settling;
  const inOrder = Object.keys(type.workflow.moves).filter((move) => possible.includes(move));
  return inOrder.find((move) => !aside.includes(move) && leadsOn(type, record, move)) ?? null;
}
