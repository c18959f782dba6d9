import { addMoney } from '#kernel/domain';
import type { Tx } from '#kernel/server';

type Row = {
  readonly id: string;
  readonly agreementNo: string;
  readonly borrowerId: string;
  readonly borrower: string;
  readonly fundingType: string;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly facilityLimit: string;
  readonly drawn: string;
  readonly available: string;
};

const text = `select a.id::text as id, a.agreement_no as "agreementNo", a.borrower_id::text as "borrowerId",
    coalesce(c.name, '') as borrower, a.funding_type as "fundingType", a.starts_on::text as "startsOn",
    a.ends_on::text as "endsOn", a.facility_limit::text as "facilityLimit",
    coalesce(a.drawn, 0)::numeric(18,2)::text as drawn,
    greatest(a.facility_limit - coalesce(a.drawn, 0), 0)::numeric(18,2)::text as available
  from facility_agreements a left join party_companies c on c.tenant_id = a.tenant_id and c.id = a.borrower_id
  where a.funding_provider_id = $1::uuid and a.status = 'effective' and not a.is_deleted
  order by lower(c.name), a.borrower_id, a.agreement_no`;

/** C-333: each borrower with the agreements that hold. */
export async function borrowersOf(tx: Tx, providerId: string) {
  const rows = await tx.query<Row>(text, [providerId]);
  const items = [...Map.groupBy(rows, ({ borrowerId }) => borrowerId)].map(([borrowerId, own]) => {
    const sum = (key: 'facilityLimit' | 'drawn' | 'available') =>
      addMoney('0', ...own.map((row) => row[key]));
    return {
      borrowerId,
      borrower: own[0]?.borrower ?? '',
      facilityLimit: sum('facilityLimit'),
      drawn: sum('drawn'),
      available: sum('available'),
      agreements: own.map(({ borrowerId: _id, borrower: _name, ...agreement }) => agreement),
    };
  });
  return { items, totalCount: items.length };
}
