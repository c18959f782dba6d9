import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { ItemStatus } from './record-priority.ts';
import type { RequestType } from './request-types.ts';

export type ChaseRule = {
  readonly id: string;
  readonly requestType: RequestType | null;
  readonly firstDays: number;
  readonly side: 'before' | 'after';
  readonly everyDays: number;
  readonly most: number;
  readonly escalateAfter: number | null;
  readonly escalateToId: string | null;
};

export type ChasedItem = {
  readonly status: ItemStatus;
  readonly requestType: RequestType;
  readonly dueDate: PlainDate | null;
  /** Somebody chased by hand, or they answered: no second word on the same day. */
  readonly lastChasedOn: PlainDate | null;
};

export type Chase = {
  readonly kind: 'reminder' | 'escalation';
  /** What makes it the same: of each there is one. A new due day begins anew. */
  readonly occasion: string;
};

const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The rule that speaks of a request: one for its type goes before one for all. */
export const ruleFor = (
  rules: readonly ChaseRule[],
  { requestType }: Pick<ChasedItem, 'requestType'>,
): ChaseRule | null =>
  rules.find((rule) => rule.requestType === requestType) ??
  rules.find((rule) => !rule.requestType) ??
  null;

export const firstChaseOn = (rule: ChaseRule, dueDate: PlainDate): PlainDate =>
  addDays(dueDate, rule.side === 'before' ? -rule.firstDays : rule.firstDays);

/**
 * What is due of a request on a day. After a week without a server one reminder leaves, not all that
 * were missed; after the last one the rule is silent.
 */
export function dueChases(rule: ChaseRule, item: ChasedItem, today: PlainDate): readonly Chase[] {
  const { status, dueDate, lastChasedOn } = item;
  if (status !== 'requested' || !dueDate) return [];
  const first = firstChaseOn(rule, dueDate);
  if (today < first) return [];
  const number = Math.floor(daysBetween(first, today) / rule.everyDays) + 1;
  const isSilent = number > rule.most || (lastChasedOn !== null && lastChasedOn >= today);
  const isEscalated = rule.escalateAfter !== null && number > rule.escalateAfter;
  return [
    ...(isSilent ? [] : [{ kind: 'reminder' as const, occasion: `${dueDate} ${number}` }]),
    ...(isEscalated ? [{ kind: 'escalation' as const, occasion: `${dueDate} escalation` }] : []),
  ];
}

/** Every practice begins so; it changes them as it likes. */
export const chaseRulesAtStart = [
  {
    name: 'Every provider',
    firstDays: 5,
    side: 'before',
    everyDays: 7,
    most: 8,
    escalateAfter: 3,
  },
] as const;
