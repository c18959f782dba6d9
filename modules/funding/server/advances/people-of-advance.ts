import { asServer } from '#kernel/server';
import type { Tx } from '#kernel/server';

export type Reader = { readonly email: string; readonly firstName: string | null };

/** Whoever asked, unless they decided it themselves. */
const askerText = `select u.id::text as id, u.email, u.first_name as "firstName"
  from advance_requests r join accounts u on u.id = r.creator_id and u.is_active
  where r.id = $1::uuid and u.id is distinct from $2::uuid`;

/** Of the cases behind the bills, where they also work for the borrower: others may not read the request. */
const managersText = `select distinct on (lower(m.email)) m.email, m.first_name as "firstName"
  from advance_requests r
    join advance_requests__transactions k on k.owner_id = r.id
    join facility_transactions t on t.id = k.target_id
    join case_overview c on c.id = t.case_id
    join party_case_managers m on m.id = c.booking_cm_id
  where r.id = $1::uuid and m.is_active and m.email is not null
    and m.id in (select case_managers_for_company(r.borrower_id))
  order by lower(m.email)`;

type Asker = Omit<Reader, 'email'> & { readonly id: string; readonly email: string | null };

export async function peopleOfAdvance(tx: Tx, requestId: string, decidedById: string) {
  const [asker] = await tx.query<Asker>(askerText, [requestId, decidedById]);
  // Who decides need not see every case; its case manager is told all the same.
  const managers = await asServer(tx, () => tx.query<Reader>(managersText, [requestId]));
  const address = asker?.email ?? null;
  const asked = asker && address !== null ? [{ ...asker, email: address }] : [];
  const isOther = ({ email }: Reader) => email.toLowerCase() !== address?.toLowerCase();
  return { askerId: asker?.id ?? null, readers: [...asked, ...managers.filter(isOther)] };
}
