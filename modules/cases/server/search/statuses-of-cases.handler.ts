import { can } from '#kernel/domain';
import { Refused, answer, handle } from '#kernel/server';
import { caseTypeOf, readCaseIds, statusesAhead, statusesOfCases } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';

/** Hidden and unknown cases are simply not found: the policies of the table see to it. */
const casesText = `select id, case_no as "caseNo", case_type as "caseType", step,
    billing_status as "billingStatus", is_on_hold as "isOnHold"
  from cases where id = any($1::uuid[]) and not is_deleted`;

type Row = CaseRecord & { readonly caseType: string };

/** Those that fit most cases come first. */
export const statusesOfCasesHandler = handle(statusesOfCases, async ({ tx, actor, input }) => {
  const ids = readCaseIds(input.ids);
  if ('kind' in ids) throw new Refused(ids.code);
  const rows = await tx.query<Row>(casesText, [ids]);
  const labels = rows.flatMap((row) => {
    const type = caseTypeOf(row.caseType);
    if (!type) return [];
    return statusesAhead(type, row, (move) => can(actor, `${type.resource.name}.${move}`));
  });
  const items = [...Map.groupBy(labels, (label) => label)]
    .map(([label, each]) => ({ label, count: each.length }))
    .toSorted((a, b) => b.count - a.count);
  return answer({ items });
});
