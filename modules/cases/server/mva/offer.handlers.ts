import { accept, change, create, refuse, remove, toCents } from '#kernel/domain';
import { Refused, handle, isUuid } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  addOffer,
  changeOffer,
  heads,
  mva,
  mvaDemand,
  mvaOffer,
  readOffers,
  removeOffer,
  saveDemand,
  totalOf,
} from '../../domain/index.ts';
import type { Head, HeadAmounts } from '../../domain/index.ts';
import { comparisonOf, demandOf, insurerInClaim, insurersOf, offersOf } from './offers.ts';

/** What is left out of a whole offer or demand is nothing from then on. */
const amountsOf = (given: HeadAmounts) =>
  Object.fromEntries(
    heads.map((head) => [head, given[head] ? toCents(String(given[head])) : null]),
  ) as Record<Head, string | null>;

const isNothing = (given: HeadAmounts): boolean => totalOf(given) === '0.00';

async function offerInClaim(
  tx: Tx,
  claimId: string,
  params: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { id } = await insurerInClaim(tx, claimId, params['insurerItemId']);
  const offerId = params['offerId'];
  const offers = isUuid(offerId) ? await offersOf(tx, claimId) : [];
  const found = offers.find((offer) => offer.id === offerId && offer.insurerItemId === id);
  if (!found) throw new Refused('notFound');
  return found.id;
}

const readHandler = handle(readOffers, ({ tx, record }) => comparisonOf(tx, record.id));

const addHandler = handle(addOffer, async ({ tx, record, params, input, write }) => {
  const { id: insurerItemId } = await insurerInClaim(tx, record.id, params['insurerItemId']);
  const status = input.status ?? 'received';
  const offer = { ...input, ...amountsOf(input), status, claimId: record.id, insurerItemId };
  await write(accept(isNothing(input) && refuse('offerIsEmpty'), create(mvaOffer, offer)));
  return comparisonOf(tx, record.id);
});

const changeHandler = handle(changeOffer, async ({ tx, record, params, input, write }) => {
  const offerId = await offerInClaim(tx, record.id, params);
  const { offeredOn, expiresOn = null, note = null } = input;
  const status = input.status ?? 'received';
  const values = { offeredOn, expiresOn, status, note, ...amountsOf(input) };
  await write(
    accept(isNothing(input) && refuse('offerIsEmpty'), change(mvaOffer, offerId, values)),
  );
  return comparisonOf(tx, record.id);
});

const removeHandler = handle(removeOffer, async ({ tx, record, params, write }) => {
  await write(accept(remove(mvaOffer, await offerInClaim(tx, record.id, params))));
  return comparisonOf(tx, record.id);
});

/** C-266: one demand a claim, written anew or changed. */
const demandHandler = handle(saveDemand, async ({ tx, record, input, write }) => {
  const { demandedOn, payableBy = null, words = null, insurerItemId = null } = input;
  if (insurerItemId && !(await insurersOf(tx, record.id)).some(({ id }) => id === insurerItemId))
    throw new Refused('insurerOfAnother');
  const values = { demandedOn, payableBy, words, insurerItemId, ...amountsOf(input) };
  const known = await demandOf(tx, record.id);
  await write(
    accept(
      isNothing(input) && refuse('demandIsEmpty'),
      known
        ? change(mvaDemand, known.id, values)
        : create(mvaDemand, { ...values, claimId: record.id }),
      change(mva, record.id, { demandAmount: totalOf(input) }),
    ),
  );
  return comparisonOf(tx, record.id);
});

export const offerHandlers: readonly Handler[] = [
  readHandler,
  addHandler,
  changeHandler,
  removeHandler,
  demandHandler,
];
