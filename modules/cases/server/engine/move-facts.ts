import { dayIn } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { chargeKey } from '../../domain/index.ts';
import type {
  CaseRecord,
  CaseType,
  ChargeIdentity,
  MoveFacts,
  PersonsInCharge,
} from '../../domain/index.ts';
import { casePrices } from './case-prices.ts';
import { tenantZone } from './tenant-zone.ts';

/** G-118: the person of the case goes before that of the company, and that before the tenant's. */
const personsText = `select distinct on (step) step, user_id as "userId" from (
    select step, user_id, 1 as rank from case_pics where case_id = $1::uuid and not is_deleted
    union all select step, user_id, 2 from party_company_pics where company_id = $2::uuid
    union all select step, user_id, 3 from default_pic where not is_deleted) known
  order by step, rank`;

export async function personsInCharge(tx: Tx, record: CaseRecord): Promise<PersonsInCharge> {
  const rows = await tx.query<{ step: string; userId: string }>(personsText, [
    record.id,
    record.companyId ?? null,
  ]);
  return Object.fromEntries(rows.map(({ step, userId }) => [step, userId]));
}

const chargedText = `select kind, service_item_id as "serviceItemId", description from case_charges
  where case_id = $1::uuid and status <> 'reversed' and not is_deleted`;

/** What the engine must know of a case before it moves. */
export async function moveFacts(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
): Promise<MoveFacts> {
  const zone = await tenantZone(tx);
  const today = dayIn(zone, services.now());
  const charged = await tx.query<ChargeIdentity>(chargedText, [record.id]);
  return {
    today,
    zone,
    persons: await personsInCharge(tx, record),
    ...(await casePrices(tx, services, type, record, today)),
    charged: charged.map(chargeKey),
  };
}
