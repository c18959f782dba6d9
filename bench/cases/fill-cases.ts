import { Client } from 'pg';
import { caseTypes, imeClosed, imeSteps } from '#cases/domain';
import type { CaseType } from '#cases/domain';
import { featureMap } from '#platform/domain';
import { companiesPerTenant, idSql, managersPerTenant, tenantId } from '../data/population.ts';
import { fillClients } from '../parties/fill-clients.ts';

const specialists = 200;
const clients = 100_000;
const tenant = `'${tenantId(1)}'::uuid`;
const steps = Object.entries(imeSteps);

const chance = (seed: number, most: number) => `abs(hashint8extended(i, ${seed})) % ${most}`;
const arrayOf = (values: readonly string[]) =>
  `(array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}])`;
const specialistSql = (number: string) => idSql(8, '1', number);
const caseSql = (number: string) => idSql(9, '1', number);

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
export const caseId = (number: number): string => `01980000-0009-7000-8001-${hex(number, 12)}`;
export const specialistOf = (number: number): string =>
  `01980000-0008-7000-8001-${hex(1 + (number % specialists), 12)}`;

const people = `insert into specialists (tenant_id, id, first_name, last_name, full_name, recruitment_status)
  select ${tenant}, ${specialistSql('i')}, 'Doctor', 'Number ' || i, 'Doctor Number ' || i, 'ONBOARDED'
  from generate_series(1, ${specialists}) i`;

const features = JSON.stringify(
  featureMap(['Assessment', ...caseTypes.flatMap(({ resource }) => resource.features ?? [])]),
);
const feature = `update tenants set features = '${features}' where id = ${tenant}`;

/** Every step is as likely; one case in thirty is for staff alone. The first 2,000 are new ones. */
const cases = (
  caseCount: number,
) => `insert into assessments (tenant_id, id, case_no, client_id, claimant_name, company_id, specialist_id,
    claim_no, requested_on, report_due_date, report_sent_on, step, billing_status, is_on_hold, case_status,
    status_name, is_closed, next_step, next_due_date, pic_user_id, visibility, appointment_date, appointment_zone)
  select ${tenant}, ${caseSql('i')}, 'IME-2026-' || lpad(i::text, 6, '0'), k.id, k.full_name,
    ${idSql(2, '1', `1 + ${chance(61, companiesPerTenant)}`)}, ${specialistSql(`1 + ${chance(62, specialists)}`)},
    'WC-' || i, current_date - (${chance(63, 400)})::int, current_date + (${chance(64, 60)})::int - 30,
    case when key = 'reportSent' then current_date - (${chance(65, 120)})::int end,
    key, 'none', false, key, label, key = any(${arrayOf(imeClosed)}),
    case when key = any(${arrayOf(imeClosed)}) then null else 'PAPERWORK' end,
    case when key = any(${arrayOf(imeClosed)}) then null else current_date + (${chance(66, 40)})::int - 10 end,
    case when key = any(${arrayOf(imeClosed)}) then null
      else ${idSql(3, '1', `1 + ${chance(67, managersPerTenant)}`)} end,
    case when ${chance(68, 30)} = 0 then 'staff' else 'everyone' end,
    date_trunc('hour', now()) + make_interval(hours => (${chance(69, 4000)})::int - 2000), 'Australia/Sydney'
  from (
    select i, case when i <= 2000 then 1 else 1 + ${chance(60, steps.length)} end as at
    from generate_series(1::bigint, ${caseCount}) i
  ) made
  cross join lateral (select ${arrayOf(steps.map(([key]) => key))}[at] as key,
    ${arrayOf(steps.map(([, label]) => label))}[at] as label) status
  join clients k on k.tenant_id = ${tenant} and k.id = ${idSql(7, '1', `1 + i % ${clients}`)}`;

const register = `insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id,
    specialist_id, claim_no, step, billing_status, is_on_hold, status_name, is_closed, is_urgent, next_step,
    next_due_date, pic_user_id, appointment_date, report_due_date, report_sent_on, visibility)
  select tenant_id, id, 'IME', case_no, client_id, claimant_name, company_id, specialist_id, claim_no, step,
    billing_status, is_on_hold, status_name, is_closed, is_urgent, next_step, next_due_date, pic_user_id,
    appointment_date, report_due_date, report_sent_on, visibility
  from assessments where tenant_id = ${tenant}`;

/** A case of many years: 500 lines in its log and 200 files beside it. */
const story = [
  `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state, note, user_name,
      occurred_at)
    select ${tenant}, gen_random_uuid(), 'ime', '${caseId(1)}', 'remark', 'step', 'caseCreated', 'caseCreated',
      'Remark ' || i, 'Bench Person', now() - make_interval(hours => i) from generate_series(1, 500) i`,
  `insert into files (tenant_id, id, name, extension, content_type, size, storage_key, status, owner_resource, owner_id)
    select ${tenant}, gen_random_uuid(), 'Letter ' || i || '.pdf', 'pdf', 'application/pdf', 1000, 'bench/' || i, 'stored',
      'ime', '${caseId(1)}' from generate_series(1, 200) i`,
];

const indexesText = `select indexname as name, indexdef as text from pg_indexes
  where tablename in ('cases', 'assessments') and indexname like 'ix\\_%'`;

/** Rows first, then the indexes: the other way round takes many times as long. */
async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(indexesText);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { text } of rows) await client.query(text);
}

/** Cases of one type in the register, with every step of its table; `offset` keeps their ids apart. */
const registered = ({ key, workflow }: CaseType, count: number, offset: number) => {
  const states = Object.entries(workflow.axes['step']?.states ?? {});
  return `insert into cases (tenant_id, id, case_type, case_no, client_id, claimant_name, company_id, specialist_id,
      claim_no, step, billing_status, is_on_hold, status_name, is_closed, next_due_date, pic_user_id, visibility)
    select ${tenant}, ${caseSql(`i + ${offset}`)}, '${key}', '${key}-2026-' || lpad(i::text, 6, '0'), k.id, k.full_name,
      ${idSql(2, '1', `1 + ${chance(61, companiesPerTenant)}`)}, ${specialistSql(`1 + ${chance(62, specialists)}`)},
      'WC-' || (i + ${offset}), status.step, 'none', false, status.label, i % 3 = 0,
      current_date + (${chance(66, 40)})::int - 10, ${idSql(3, '1', `1 + ${chance(67, managersPerTenant)}`)},
      case when ${chance(68, 30)} = 0 then 'staff' else 'everyone' end
    from generate_series(1::bigint, ${count}) i
    cross join lateral (select 1 + (${chance(60, states.length)})::int as at) made
    cross join lateral (select ${arrayOf(states.map(([step]) => step))}[at] as step,
      ${arrayOf(states.map(([, label]) => label))}[at] as label) status
    join clients k on k.tenant_id = ${tenant} and k.id = ${idSql(7, '1', `1 + i % ${clients}`)}`;
};

/** The register alone, with as many cases of each type: what the search over all types reads. */
export async function fillRegister(superUrl: string, caseCount: number): Promise<void> {
  const each = Math.ceil(caseCount / caseTypes.length);
  const rows = caseTypes.map((type, at) => registered(type, each, at * each));
  await fillSetBased(superUrl, [feature, people, ...rows]);
}

export const fillCases = (superUrl: string, caseCount: number): Promise<void> =>
  fillSetBased(superUrl, [feature, people, ...story, cases(caseCount), register]);

/** Set-based, with the triggers off: what they would write is written here. */
async function fillSetBased(superUrl: string, texts: readonly string[]): Promise<void> {
  await fillClients(superUrl);
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await withoutIndexes(client, async () => {
      for (const text of texts) await client.query(text);
    });
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
