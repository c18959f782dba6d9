import type { Tx } from '#kernel/server';
import { fits } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

export type FittingCriteria = {
  readonly id: string;
  readonly checkListId: string;
  readonly groupTask: string;
  readonly itemIndex: number;
  readonly name: string;
  readonly description: string | null;
  readonly isRequired: boolean;
  readonly caseStatus: string | null;
};

type Row = FittingCriteria & {
  readonly serviceType: string | null;
  readonly companyType: string | null;
};

const text = `select k.id, l.id as "checkListId", l.name as "groupTask", k.item_index::int as "itemIndex", k.name,
    k.description, k.is_required as "isRequired", k.case_status as "caseStatus",
    l.service_type as "serviceType", l.company_type as "companyType"
  from check_lists l
  join checklist_criterias k on k.tenant_id = l.tenant_id and k.check_list_id = l.id and not k.is_deleted
  where l.is_active and not l.is_deleted and ($1::uuid is null or l.id = $1::uuid)
  order by l.name, l.id, k.item_index, k.id`;

const companyText = 'select business_type as type from party_companies where id = $1::uuid';

const told = ({ serviceType: _service, companyType: _company, ...criteria }: Row) => criteria;

export async function criteriasOf(tx: Tx, checkListId: string | null): Promise<FittingCriteria[]> {
  return (await tx.query<Row>(text, [checkListId])).map(told);
}

/** Of the checklists in use that are for this service and this kind of customer. */
export async function criteriasForCase(
  tx: Tx,
  type: CaseType,
  { companyId }: Pick<CaseRecord, string>,
): Promise<FittingCriteria[]> {
  const [company] = companyId ? await tx.query<{ type: string }>(companyText, [companyId]) : [];
  const about = { serviceType: type.key, companyType: company?.type ?? null };
  const rows = await tx.query<Row>(text, [null]);
  return rows.filter((row) => fits(row, about)).map(told);
}
