import { oneTimeLinkUsed } from '#documents/domain';
import { accept, can, create } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { readReportText, reportDelivery } from '../../domain/index.ts';
import { publishCases } from '../case-page/index.ts';

const byLinkText = `update report_deliveries set opened_at = $2::timestamptz, opened_by = 'link'
  where link_key = $1 and opened_at is null returning case_id as "caseId"`;

/** The first time counts. */
export const noteLinkUsed = on(
  oneTimeLinkUsed,
  'cases.noteReportOpened',
  async ({ payload }, tx, services) => {
    const opened = [payload.linkKey, services.now().toISOString()];
    const rows = await tx.query<{ caseId: string }>(byLinkText, opened);
    await publishCases(
      tx,
      services,
      rows.map(({ caseId }) => caseId),
    );
  },
);

const knownText = `select id, opened_at is not null as "isOpened" from report_deliveries
  where case_report_id = $1::uuid and case_manager_id = any ($2::uuid[]) and not is_deleted`;

const signedInText = `update report_deliveries set opened_at = $2::timestamptz, opened_by = 'signedIn'
  where id = any ($1::uuid[]) and opened_at is null`;

/** Of those outside only. Of a case manager whom nobody wrote to it is noted as well: a colleague of the same company. */
export async function noteDownload(
  tx: Tx,
  services: Services,
  actor: Actor,
  report: { readonly id: string; readonly caseId: string },
): Promise<void> {
  if (can(actor, readReportText.ability)) return;
  const own = actor.ids['caseManagerId'] ?? [];
  const now = services.now().toISOString();
  const known = await tx.query<{ id: string }>(knownText, [report.id, own]);
  if (known.length) {
    await tx.query(signedInText, [known.map(({ id }) => id), now]);
    return;
  }
  const [caseManagerId = null] = own;
  const opened = create(reportDelivery, {
    caseReportId: report.id,
    caseId: report.caseId,
    caseManagerId,
    name: actor.name ?? 'A case manager',
    delivery: 'loggedIn',
    openedAt: now,
    openedBy: 'signedIn',
  });
  await writeBySystem({ tx, services }, accept(opened));
}
