import { fileRows } from '#documents/demo';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import type { DemoCase } from '../cases/case-rows.ts';
import { consentRows } from './consent-rows.ts';
import { dictationRows } from './dictation-rows.ts';
import { mailRows } from './mail-rows.ts';
import { caseNoteRows } from './note-rows.ts';
import { paperCases, withBrief } from './paper-cases.ts';
import { paperworkRows } from './paperwork-rows.ts';
import { reportRows, versionsOf } from './report-rows.ts';
import { reviewRows } from './review-rows.ts';

/** A practice that is not looked at has the briefs that its specialists read now, and no more. */
function briefRows(tenant: TenantName, facts: DemoFacts, cases: readonly DemoCase[]): TableRows[] {
  const chosen = paperCases(
    tenant,
    facts,
    cases.filter(({ step }) => withBrief.includes(step)),
  );
  const { files, rows } = paperworkRows(chosen);
  return chosen.length ? [...fileRows(tenantId(tenant), files, facts.keep), ...rows] : [];
}

/** What lies in the cases of the large practice that are looked at: a few of every step. */
export function paperRows(
  tenant: TenantName,
  facts: DemoFacts,
  cases: readonly DemoCase[],
): TableRows[] {
  if (tenant !== 'harbour') return briefRows(tenant, facts, cases);
  const chosen = paperCases(tenant, facts, cases);
  const versions = chosen.flatMap(versionsOf);
  const parts = [
    paperworkRows(chosen),
    consentRows(chosen),
    dictationRows(chosen),
    reportRows(versions),
  ];
  const files = parts.flatMap((part) => part.files);
  return [
    ...fileRows(tenantId(tenant), files, facts.keep),
    ...parts.flatMap((part) => part.rows),
    ...reviewRows(versions),
    ...mailRows(chosen),
    ...caseNoteRows(chosen),
  ];
}
