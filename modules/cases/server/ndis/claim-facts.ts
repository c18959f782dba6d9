import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { BudgetFacts, ClaimToEnd, ItemFacts, PlanFacts } from '../../domain/index.ts';

const planText = `select id, plan_from::text as "planFrom", plan_to::text as "planTo",
    management_type as "managementType", state, remoteness, company_id as "companyId", is_closed as "isClosed"
  from ndis where id = $1::uuid and not is_deleted`;

/** Locked in one order until the claim is written: two at once never see the same dollar. */
const budgetsText = `select id, support_category_id as "supportCategoryId", amount::text as amount,
    used_amount::text as "usedAmount"
  from ndis_budgets where ndis_id = $1::uuid and not is_deleted order by id for update`;

export async function planToClaim(tx: Tx, ndisId: string) {
  const [plan] = await tx.query<PlanFacts>(planText, [ndisId]);
  if (!plan) throw new Refused('notFound');
  const budgets = await tx.query<BudgetFacts>(budgetsText, [ndisId]);
  return { plan, budgets };
}

const itemText = `select i.id, i.support_item_number as "supportItemNumber", i.name,
    i.support_category_id as "supportCategoryId", c.label as "categoryName", i.unit_code as "unitCode",
    i.price_type as "priceType", i.price_limit::text as "priceLimit",
    json_build_object('nonFace', i.allows_non_face, 'travel', i.allows_travel,
      'cancellation', i.allows_cancellation, 'report', i.allows_report) as allows,
    coalesce((select jsonb_object_agg(z.zone, z.price_limit::text) from ndis_price_limits z
      where z.service_item_id = i.id and not z.is_deleted), '{}') as zones
  from ndis_service_items i left join platform_values c on c.id = i.support_category_id
  where i.id = $1::uuid and not i.is_deleted`;

export async function itemToClaim(tx: Tx, id: string): Promise<ItemFacts> {
  const [item] = await tx.query<ItemFacts>(itemText, [id]);
  if (!item) throw new Refused('notFound');
  return item;
}

const claimText = `select l.id, l.status, l.amount::text as amount, l.appointment_id as "appointmentId",
    l.charge_id as "chargeId", h.status as "chargeStatus", l.budget_id as "budgetId",
    (select count(*)::int from ndis_claims o where o.appointment_id = l.appointment_id and o.id <> l.id
      and o.status not in ('withdrawn', 'rejected') and not o.is_deleted) as "othersOfAppointment"
  from ndis_claims l left join case_charges h on h.tenant_id = l.tenant_id and h.id = l.charge_id
  where l.id = $1::uuid and not l.is_deleted`;

const budgetText = `select id, used_amount::text as "usedAmount" from ndis_budgets
  where id = $1::uuid for update`;

/** With its budget locked, and the charge as it stands after that. */
export async function claimToEnd(tx: Tx, id: string, budgetId: string): Promise<ClaimToEnd> {
  const [budget] = await tx.query<ClaimToEnd['budget']>(budgetText, [budgetId]);
  const [claim] = await tx.query<Omit<ClaimToEnd, 'budget'>>(claimText, [id]);
  if (!claim || !budget) throw new Refused('notFound');
  return { ...claim, budget };
}
