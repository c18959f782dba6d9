import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { heads } from './heads-of-damage.ts';
import type { Head, HeadAmounts } from './heads-of-damage.ts';

export type OfferFacts = HeadAmounts & {
  readonly id: string;
  readonly insurerItemId: string;
  readonly offeredOn: PlainDate;
  readonly expiresOn: PlainDate | null;
  readonly status: string;
  readonly note: string | null;
};

export type InsurerFacts = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly claimNo: string | null;
  readonly claimOfficer: string | null;
};

const of = (amounts: HeadAmounts, head: Head): Money => toCents(amounts[head] ?? '0');

export const totalOf = (amounts: HeadAmounts): Money =>
  addMoney(...heads.map((head) => of(amounts, head)));

/** What the other asks for more than it is offered; negative where the offer is above. */
const minus = (one: Money, other: Money): Money => toCents(exact(one).minus(other));

/** Offers of one insurer come with the newest last, as they were entered. */
const latestOf = <T extends OfferFacts>(offers: readonly T[]): T | null =>
  offers.reduce<T | null>(
    (latest, offer) => (latest && latest.offeredOn > offer.offeredOn ? latest : offer),
    null,
  );

/** Every insurer with its latest offer, by head, beside what was demanded. */
export function compareOffers<T extends OfferFacts>(
  demand: HeadAmounts | null,
  insurers: readonly InsurerFacts[],
  offers: readonly T[],
) {
  const columns = insurers.map((insurer) => {
    const own = offers.filter(({ insurerItemId }) => insurerItemId === insurer.id);
    const latest = latestOf(own);
    const amount = latest && totalOf(latest);
    return {
      ...insurer,
      latest,
      amount,
      earlier: own.filter(({ id }) => id !== latest?.id),
      difference: demand && amount !== null ? minus(totalOf(demand), amount) : null,
    };
  });
  const rows = heads
    .map((head) => ({
      head,
      demanded: demand ? of(demand, head) : null,
      offered: columns.map(({ id, latest }) => ({
        insurerItemId: id,
        amount: latest ? of(latest, head) : null,
        difference: demand && latest ? minus(of(demand, head), of(latest, head)) : null,
      })),
    }))
    .filter(({ demanded, offered }) =>
      [demanded, ...offered.map(({ amount }) => amount)].some(
        (amount) => amount !== null && amount !== '0.00',
      ),
    );
  return { demanded: demand && totalOf(demand), insurers: columns, rows };
}
