import type pg from 'pg';
import { demoPassword } from '#identity/demo';
import { hashPassword } from '#identity/server';
import { bypassRowSecurity, loadRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import { serverModules } from '../../apps/server/compose.ts';
import { demoRows } from '../../apps/server/seed/demo-rows.ts';

/** A practice with everything switched on, a funder and a law firm; the host runs them. */
export const tenants = ['host', 'harbour', 'southern', 'lawbridge'] as const;

/** What a practice has on its first morning; people, files and work that it saw come with the days. */
const lived = new Set(
  [
    'account_activity action_required_search address agreement_covenants appointment_sessions',
    'appointment_sessions__reserved_for_companies appointment_slots appointments brief_openings',
    'agreement_advance_payments advance_requests advance_requests__transactions assessments case_briefs',
    'case_charges case_consents case_dictations case_reports client_documents client_form_files clients',
    'clients__body_parts clinical_records co_participants co_poll_answers co_slots co_teleconference',
    'correspondences credit_note_lines credit_notes credit_requests disbursement_funding email_bodies',
    'emails_tracking envelope_events envelope_signers envelopes facility_agreements facility_requests',
    'facility_transactions feedback file_pages file_reviews file_texts files inquiry_centre interest_rates',
    'invoice_lines invoices journals loan_entries loan_postings loan_settlements marketing_campaigns',
    'mass_torts medical_record_contacts medical_record_items mednegs mn_links mn_opinions mva_claim',
    'mva_demands mva_disbursements mva_insurers mva_medical_providers mva_offers mva_treatment_periods',
    'mva_treatment_plans ndis ndis_appointments ndis_budgets ndis_chemical_restraints ndis_claims',
    'ndis_clinical_notes ndis_key_contacts ndis_payment_requests ndis_service_agreements number_series ot',
    'ot_quotation_items ot_quotations partial_payments postings provider_bills receipts',
    'relationship_activities repayment_lines report_correction report_deliveries report_remarks sale_targets',
    'status_log supplementaries system_errors time_budgets time_tracking tpd tpd_answers tpd_policies',
    'tpd_statements transaction_invoice typing_jobs',
  ].flatMap((line) => line.split(' ')),
);
const isLived = (table: string): boolean =>
  lived.has(table.split('__')[0] ?? '') || lived.has(table);

const ids: ReadonlySet<string> = new Set(tenants.map((name) => tenantId(name)));

function rowsOfWorld({ table, rows }: TableRows): TableRows {
  const isOurs = (row: (typeof rows)[number]) => {
    const of = row['tenant_id'] ?? (table === 'tenants' ? row['id'] : undefined);
    return of === undefined || ids.has(String(of));
  };
  const emptied = (row: (typeof rows)[number]) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        /file_id$|^signature$|_logo_id$/.test(key) ? null : value,
      ]),
    ) as typeof row;
  return { table, rows: rows.filter(isOurs).map(emptied) };
}

export async function loadWorld(client: pg.Client, now: Date): Promise<void> {
  const parts = demoRows(now, await hashPassword(demoPassword))
    .filter(({ table }) => !isLived(table))
    .map(rowsOfWorld)
    .filter(({ rows }) => rows.length);
  const afterwards = serverModules.flatMap(({ demo }) => demo?.afterwards ?? []);
  const tables = [...parts.map(({ table }) => table), ...afterwards.flatMap((each) => each.tables)];
  await bypassRowSecurity(client, { tables, triggers: 'off' }, async () => {
    await client.query('set constraints all deferred');
    for (const { table, rows } of parts) await loadRows(client, table, rows);
    for (const { sql } of afterwards) await client.query(sql);
    await client.query('set constraints all immediate');
    await client.query('select fill_search_index()');
    await client.query(`analyze ${tables.join(', ')}`);
  });
}
