import type { PlainDate } from '#kernel/domain';
import { tableOf } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseTypes } from '../../domain/index.ts';
import type { CaseTypeKey } from '../../domain/index.ts';

export type PendingCharge = {
  readonly id: string;
  readonly description: string;
  readonly amount: string | null;
  readonly hasGst: boolean;
  readonly serviceItemId: string | null;
  readonly priceRule: string | null;
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: CaseTypeKey;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly caseManagerId: string | null;
  readonly specialistId: string | null;
  readonly claimantName: string | null;
  readonly claimNo: string | null;
  readonly purchaseOrderNo: string | null;
  readonly customerReference: string | null;
};

/** Where the units before it end; both null at the start. */
export type ChargeCursor = { readonly companyId: string | null; readonly caseId: string | null };

export type ChargeFilter = {
  readonly caseId?: string | null;
  readonly companyId?: string | null;
  readonly caseType?: string | null;
  readonly until?: PlainDate | null;
};

const nobody = '00000000-0000-0000-0000-000000000000';

/** `company` and `unit` order the work; what only the specialist is paid for is nobody's invoice. */
const pending = `select c.*, coalesce(k.company_id, '${nobody}'::uuid) as payer
  from case_charges c join cases k on k.id = c.case_id and not k.is_deleted
  where c.status = 'pending' and not c.is_deleted and c.kind <> 'specialistOnly'
    and ($1::uuid is null or c.case_id = $1::uuid)
    and ($2::uuid is null or k.company_id = $2::uuid)
    and ($3::text is null or k.case_type = $3)
    and ($4::date is null or c.charged_on <= $4::date)`;

const orders = caseTypes
  .map(
    ({ resource }) =>
      `select t.customer_reference, t.purchase_order_no from ${tableOf(resource)} t where t.id = k.id`,
  )
  .join(' union all ');

const columns = `p.id::text as id, p.description, p.amount::text as amount, p.has_gst as "hasGst",
    p.service_item_id::text as "serviceItemId", p.price_rule as "priceRule", k.id::text as "caseId",
    k.case_no as "caseNo", k.case_type as "caseType", k.company_id::text as "companyId",
    m.name as "companyName", k.booking_cm_id::text as "caseManagerId",
    k.specialist_id::text as "specialistId", k.claimant_name as "claimantName",
    k.claim_no as "claimNo", o.purchase_order_no as "purchaseOrderNo",
    o.customer_reference as "customerReference"`;

const joined = `join cases k on k.id = p.case_id
  left join party_companies m on m.id = k.company_id
  left join lateral (${orders}) o on true`;

const allText = `with pending as (${pending})
  select ${columns} from pending p ${joined} order by p.payer, p.case_id, p.charged_on, p.id`;

/** Not materialized: a step reads the charges of its own units, not all that wait. */
const someText = (
  unit: string,
  order: string,
  after: string,
) => `with pending as not materialized (${pending}),
  units as materialized (select distinct ${unit} from pending where ${after} order by ${unit} limit $7)
  select ${columns} from pending p join units u using (${unit}) ${joined}
  order by ${order}, p.charged_on, p.id`;

const someCases = someText('case_id', 'p.case_id', 'case_id > $6::uuid and $5::uuid is not null');
const someCompanies = someText(
  'payer',
  'p.payer, p.case_id',
  '($5::uuid is null or payer > $5::uuid) and $6::uuid is not null',
);

const values = ({ caseId, companyId, caseType, until }: ChargeFilter) => [
  caseId ?? null,
  companyId ?? null,
  caseType ?? null,
  until ?? null,
];

/** What waits to be invoiced to customers, with what an invoice says of its case. */
export const chargesToInvoice = (tx: Tx, filter: ChargeFilter): Promise<readonly PendingCharge[]> =>
  tx.query<PendingCharge>(allText, values(filter));

/** The charges of the next cases, or of all cases of the next companies, in a steady order. */
export const nextChargesToInvoice = (
  tx: Tx,
  filter: ChargeFilter,
  next: { readonly per: 'case' | 'company'; readonly after: ChargeCursor | null; most: number },
): Promise<readonly PendingCharge[]> => {
  const { per, after, most } = next;
  const payer = after ? (after.companyId ?? nobody) : null;
  const text = per === 'case' ? someCases : someCompanies;
  const start = per === 'case' ? [nobody, after?.caseId ?? nobody] : [payer, nobody];
  return tx.query<PendingCharge>(text, [...values(filter), ...start, most]);
};
