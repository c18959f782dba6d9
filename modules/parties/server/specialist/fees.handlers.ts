import { invalid, handle, newId, Refused } from '#kernel/server';
import { refusalRow } from '#kernel/domain';
import type { Handler, Tx } from '#kernel/server';
import { changeFees, feeTableProblem, readFeeTable } from '../../domain/index.ts';
import type { FeeArrangement, FeeProblem, FeeRow } from '../../domain/index.ts';

const knownText = `select id from specialist_fees
  where tenant_id = $1 and specialist_id = $2 and not is_deleted`;

const goneText = `update specialist_fees set is_deleted = true, last_modifier_id = current_actor(),
    last_modification_time = now(), concurrency_stamp = gen_random_uuid()
  where tenant_id = $1 and specialist_id = $2 and not is_deleted and id <> all ($3::uuid[])`;

const columns =
  'service_type, service_item, matter_kind, amount, split_percent, effective_from, effective_to';
const mine = columns.replace(/\w+/g, 'f.$&');
const theirs = columns.replace(/\w+/g, 'excluded.$&');

/** Rows that are as they were are left alone, so the history tells what really changed. */
const keptText = `insert into specialist_fees as f
    (tenant_id, id, specialist_id, creator_id, last_modifier_id, ${columns})
  select $1::uuid, x.id, $2::uuid, current_actor(), current_actor(), x."serviceType",
    x."serviceItem", x."matterKind", x.amount, x."splitPercent", x."effectiveFrom", x."effectiveTo"
  from jsonb_to_recordset($3::jsonb) as x(id uuid, "serviceType" text, "serviceItem" text,
    "matterKind" text, amount numeric, "splitPercent" numeric, "effectiveFrom" date, "effectiveTo" date)
  on conflict (tenant_id, id) do update set (${columns}) = row (${theirs}),
    last_modifier_id = current_actor(), last_modification_time = now(),
    concurrency_stamp = gen_random_uuid()
  where (${mine}) is distinct from (${theirs})`;

const readText = `select id, service_type as "serviceType", service_item as "serviceItem",
    matter_kind as "matterKind", amount::text, split_percent::float8 as "splitPercent",
    effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
  from specialist_fees where tenant_id = $1 and specialist_id = $2 and not is_deleted
  order by service_type, service_item nulls first, matter_kind, effective_from`;

export const feesOf = (tx: Tx, specialistId: string): Promise<FeeRow[]> =>
  tx.query<FeeRow>(readText, [tx.context.tenantId, specialistId]);

function refuseProblem({ code, row, field }: FeeProblem): never {
  const message = refusalRow(code)?.message ?? code;
  const members = code === 'feeArrangementMissing' ? ['feeArrangement'] : [`items.${row}.${field}`];
  throw new Refused(code, { validationErrors: [{ message, members }] });
}

/** C-220. The specialist is locked, so two who save at once do so one after the other. */
export const feeHandlers: readonly Handler[] = [
  handle(changeFees, async ({ record, input, tx }) => {
    const read = readFeeTable(input.items);
    if (!read.ok) throw invalid(read.errors);
    const problem = feeTableProblem(record['feeArrangement'] as FeeArrangement | null, read.rows);
    if (problem) refuseProblem(problem);
    const owner = [tx.context.tenantId, record.id];
    const known = new Set((await tx.query<{ id: string }>(knownText, owner)).map(({ id }) => id));
    if (read.rows.some(({ id }) => id && !known.has(id))) throw new Refused('notFound');
    const rows = read.rows.map((row) => ({ ...row, id: row.id ?? newId() }));
    await tx.query(goneText, [...owner, rows.map(({ id }) => id)]);
    await tx.query(keptText, [...owner, JSON.stringify(rows)]);
    const items = await feesOf(tx, record.id);
    return { items, totalCount: items.length };
  }),
];
