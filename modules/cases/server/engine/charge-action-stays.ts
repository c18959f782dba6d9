import { actionRequired } from '#correspondence/domain';
import { accept, refuse } from '#kernel/domain';
import { decideEach, defineRule, hiddenRowsById } from '#kernel/server';

type Facts = {
  readonly id: string;
  readonly isDone: boolean;
  readonly waits: 'payer' | 'price' | null;
};

/** By the keys of `ask-for-payer.ts` and `ask-for-price.ts`. */
const text = `select a.id, a.status = 'done' as "isDone", (
    select case when a.raised_key like 'charge-payer %' then 'payer' else 'price' end
    from case_charges h where h.tenant_id = a.tenant_id and h.status = 'pending' and not h.is_deleted
      and ((a.raised_key = 'charge-payer ' || h.case_id and h.company_id is null and h.kind <> 'specialistOnly')
        or (a.raised_key = 'charge-price ' || h.id
          and case when h.kind = 'specialistOnly' then h.payee_amount is null else h.amount is null end))
    limit 1) as waits
  from correspondence_actions a where a.id = any($1::uuid[]) and a.raised_key like 'charge-p%'`;

/** Whoever marked it done would leave a charge that nobody is asked about any more. */
export const chargeActionStays = defineRule({
  name: 'cases.chargeActionStays',
  sentence: 'The action that asks for the price or the payer of a charge ends when that is known.',
  on: actionRequired,
  when: ['move'],
  facts: hiddenRowsById<Facts>(text),
  decide: decideEach((before, after, { actor }) =>
    accept(
      actor !== null &&
        after?.isDone === true &&
        !before?.isDone &&
        after.waits !== null &&
        refuse(after.waits === 'payer' ? 'chargeWaitsForPayer' : 'chargeWaitsForPrice'),
    ),
  ),
});
