import { Client } from 'pg';
import { requestTypes } from '#cases/domain';
import { featureMap } from '#platform/domain';
import { idSql, tenantId } from '../data/population.ts';

export const items = 60;
export const pagesOfFile = 50;

const tenant = `'${tenantId(1)}'::uuid`;
/** One file of 50 pages for each provider: 3,000 pages. */
export const recordCaseId = '01980000-000a-7000-8001-000000000001';
const types = Object.keys(requestTypes)
  .map((key) => `'${key}'`)
  .join(',');

const statements = [
  `update tenants set features = '${JSON.stringify(featureMap(['MedicalRecord']))}' where id = ${tenant}`,
  `insert into clients (tenant_id, id, first_name, last_name, full_name)
    values (${tenant}, ${idSql(7, '1', '1')}, 'Noor', 'Haddad', 'Noor Haddad')`,
  `insert into clinical_records (tenant_id, id, case_no, client_id, authority, step, case_status, status_name)
    values (${tenant}, '${recordCaseId}', 'MR-2026-000001', ${idSql(7, '1', '1')}, 'overridden', 'requestSent',
      'requestSent', 'Request Sent to Provider')`,
  `insert into medical_record_items (tenant_id, id, mr_id, provider_name, provider_email, request_type, status,
      requested_on, due_date, priority)
    select ${tenant}, ${idSql(11, '1', 'i')}, '${recordCaseId}', 'Provider ' || i, 'records' || i || '@provider.example',
      (array[${types}])[1 + i % ${Object.keys(requestTypes).length}], case when i % 3 = 0 then 'requested' else 'retrieved' end,
      current_date - 20, current_date + i - 30, 'medium' from generate_series(1, ${items}) i`,
  `insert into files (tenant_id, id, name, extension, content_type, size, storage_key, status, owner_resource,
      owner_id, number_of_pages)
    select ${tenant}, ${idSql(12, '1', 'i')}, 'Records ' || i || '.pdf', 'pdf', 'application/pdf', 900000,
      'bench/records/' || i, 'stored', 'mr', '${recordCaseId}', ${pagesOfFile} from generate_series(1, ${items}) i`,
  `insert into medical_record_files (tenant_id, id, mr_id, item_id, file_id, name, source, received_at, status, pages)
    select ${tenant}, gen_random_uuid(), '${recordCaseId}', ${idSql(11, '1', 'i')},
      (${idSql(12, '1', 'i')})::text, 'Records ' || i || '.pdf', 'provider', now(), 'accepted', ${pagesOfFile}
    from generate_series(1, ${items}) i`,
  `insert into medical_record_contacts (tenant_id, id, mr_id, item_id, kind, at)
    select ${tenant}, gen_random_uuid(), '${recordCaseId}', ${idSql(11, '1', 'i')}, 'reminder',
      now() - make_interval(days => n) from generate_series(1, ${items}) i, generate_series(1, 10) n`,
];

/** One case of many years, beside nothing else of its kind; the triggers are off. */
export async function fillRecord(superUrl: string): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const text of statements) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
