import type { PlainDate } from '#kernel/domain';
import type { CaseType } from './case-type.ts';

/** The field that keeps the day on which a case came to a step. */
const dayOfStep: Readonly<Record<string, string>> = {
  paperworkSent: 'paperworkSentOn',
  reportReceived: 'reportReceivedOn',
  reportSent: 'reportSentOn',
  cancelledNoFee: 'cancelledOn',
  cancelledChargeable: 'cancelledOn',
  cancelledPaySpecialist: 'cancelledOn',
  cancelled: 'cancelledOn',
};

/** Nothing where the step stays, or where the type keeps no such day. */
export function recordedDay(
  { resource }: CaseType,
  from: string,
  to: string,
  today: PlainDate,
): Readonly<Record<string, PlainDate>> {
  const key = from === to ? undefined : dayOfStep[to];
  return key && key in resource.fields ? { [key]: today } : {};
}
