import { actorFactsPoint } from '#identity/server';

const text = `select shared.id from cases_of_groups($1::uuid) as shared (id)
  where has_role($1::uuid, array['CASE_MANAGER'])`;

/**
 * B-237: a case of another company is open to a case manager whose user group its permission names. That
 * companies share claimants opens none.
 */
export const sharedCases = actorFactsPoint.contribute({
  statement: (_tenantId, userId) => ({ text, values: [userId] }),
  facts(rows) {
    const ids = rows.map((row) => String(row['id']));
    const known: Readonly<Record<string, readonly string[]>> = ids.length
      ? { sharedCaseIds: ids }
      : {};
    return { attributes: {}, ids: known };
  },
});
