import { actorFactsPoint } from '#identity/server';

const text = `select x.id from (
    select p.tenant_id, p.conference_id as id, p.specialist_id from co_participants p where not p.is_deleted
    union all
    select o.tenant_id, o.med_neg_id, o.specialist_id from mn_opinions o
    where not o.is_deleted and o.status <> 'withdrawn') x
  join party_specialists_of_users s on s.tenant_id = x.tenant_id and s.specialist_id = x.specialist_id
  where s.tenant_id = $1 and s.user_id = $2`;

/** Cases that a specialist is asked about without leading them; scopes ask. */
export const invitedCases = actorFactsPoint.contribute({
  statement: (tenantId, userId) => ({ text, values: [tenantId, userId] }),
  facts(rows) {
    const ids = [...new Set(rows.map((row) => String(row['id'])))];
    const known: Readonly<Record<string, readonly string[]>> = ids.length
      ? { invitedCaseIds: ids }
      : {};
    return { attributes: {}, ids: known };
  },
});
