import { exact, toCents } from '#kernel/domain';
import type { Instant, Money } from '#kernel/domain';
import type { Price } from '../engine/charges.ts';
import type { ConferenceKind } from './co-choices.ts';

/** Time is charged in whole steps, and a step that was begun counts. */
export type HourRule = { readonly stepMinutes: number; readonly leastMinutes: number };

/** A teleconference by half hours, a conclave by hours, a court by half days. */
export const hourRules: Readonly<Record<ConferenceKind, HourRule>> = {
  teleconference: { stepMinutes: 30, leastMinutes: 30 },
  conclave: { stepMinutes: 60, leastMinutes: 60 },
  court: { stepMinutes: 240, leastMinutes: 240 },
};

/** The price of the service is for half an hour (CO-TEL). */
const pricedMinutes = 30;

export type HeldTime = {
  readonly from: Instant;
  readonly to: Instant;
  readonly preparationMinutes: number;
};

export type BilledTime = {
  /** As it was. */
  readonly minutes: number;
  /** As it is charged. */
  readonly billedMinutes: number;
  /** `1.50` */
  readonly hours: string;
};

export function billedTime(kind: ConferenceKind, { from, to, ...held }: HeldTime): BilledTime {
  const { stepMinutes, leastMinutes } = hourRules[kind];
  const met = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  const minutes = met + held.preparationMinutes;
  const billedMinutes = Math.max(leastMinutes, Math.ceil(minutes / stepMinutes) * stepMinutes);
  return { minutes, billedMinutes, hours: (billedMinutes / 60).toFixed(2) };
}

/** The price of half an hour, for all of them; the description says for how long. */
export function priceForTime(price: Price, { billedMinutes, hours }: BilledTime): Price {
  const times = (amount: Money | null): Money | null =>
    amount === null ? null : toCents(exact(amount).times(billedMinutes).div(pricedMinutes));
  return {
    ...price,
    description: `${price.description}: ${hours} hours`,
    amount: times(price.amount),
    payeeAmount: times(price.payeeAmount),
  };
}
