import { Refused, isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { compareOffers, heads } from '../../domain/index.ts';
import type { Head, InsurerFacts, OfferFacts } from '../../domain/index.ts';

const snake = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const amounts = heads.map((head) => `${snake(head)}::text as "${head}"`).join(', ');

const insurersText = `select id, name, kind, claim_no as "claimNo", claim_officer as "claimOfficer"
  from mva_insurers where claim_id = $1::uuid and not is_deleted order by lower(name), id`;

const offersText = `select id, insurer_item_id as "insurerItemId", offered_on::text as "offeredOn",
    expires_on::text as "expiresOn", status, note, ${amounts}
  from mva_offers where claim_id = $1::uuid and not is_deleted order by offered_on, creation_time, id`;

const demandText = `select id, insurer_item_id as "insurerItemId", demanded_on::text as "demandedOn",
    payable_by::text as "payableBy", words, ${amounts}
  from mva_demands where claim_id = $1::uuid and not is_deleted`;

type Amounts = Readonly<Record<Head, string | null>>;
type StoredOffer = OfferFacts & Amounts;

export type StoredDemand = Amounts & {
  readonly id: string;
  readonly insurerItemId: string | null;
  readonly demandedOn: string;
  readonly payableBy: string | null;
  readonly words: string | null;
};

export const demandOf = async (tx: Tx, claimId: string): Promise<StoredDemand | null> =>
  (await tx.query<StoredDemand>(demandText, [claimId]))[0] ?? null;

export const insurersOf = (tx: Tx, claimId: string): Promise<InsurerFacts[]> =>
  tx.query<InsurerFacts>(insurersText, [claimId]);

export const offersOf = (tx: Tx, claimId: string): Promise<StoredOffer[]> =>
  tx.query<StoredOffer>(offersText, [claimId]);

/** How the offers stand now, as every call about them answers. */
export async function comparisonOf(tx: Tx, claimId: string) {
  const stored = await demandOf(tx, claimId);
  const found = compareOffers(stored, await insurersOf(tx, claimId), await offersOf(tx, claimId));
  if (!stored) return { ...found, demand: null };
  const { id: _id, ...demand } = stored;
  return { ...found, demand };
}

/** The insurer of the path, if it belongs to the claim of the path. */
export async function insurerInClaim(
  tx: Tx,
  claimId: string,
  id: string | null | undefined,
): Promise<InsurerFacts> {
  const found = isUuid(id)
    ? (await insurersOf(tx, claimId)).find((insurer) => insurer.id === id)
    : null;
  if (!found) throw new Refused('notFound');
  return found;
}
