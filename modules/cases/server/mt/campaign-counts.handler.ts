import { Params, handle, scopeSql } from '#kernel/server';
import { countClaimants, mt } from '../../domain/index.ts';

/** Counts what the list shows to the caller. */
export const campaignCountsHandler = handle(countClaimants, async ({ tx, actor, record }) => {
  const params = new Params();
  const where = [
    `t.campaign_id = ${params.add(record.id, '::uuid')}`,
    'not t.is_deleted',
    ...scopeSql(actor, mt, `${mt.name}.list`, params),
  ].join(' and ');
  const found = await tx.query<{ status: string; count: number }>(
    `select t.case_status as status, count(*)::int as count from mass_torts t
      where ${where} group by t.case_status`,
    params.values,
  );
  const labels: Readonly<Record<string, string>> = mt.fields.caseStatus.choices;
  const counts = Object.entries(labels).flatMap(([status, label]) => {
    const count = found.find((row) => row.status === status)?.count ?? 0;
    return count ? [{ status, label, count }] : [];
  });
  return { total: counts.reduce((sum, { count }) => sum + count, 0), counts };
});
