import type pg from 'pg';

/** The part that takes whatever no month takes; what a restore brings back lies there. */
export const restPart = 'audit_log_rest';
const monthsAhead = 3;
const partName = /^audit_log_[a-z0-9_]+$/;

/** The months to come have their parts before anybody writes into them. */
export async function makeAuditMonths(owner: pg.Client, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await owner.query('select make_audit_month($1::date)', [month.toISOString().slice(0, 10)]);
  }
}

/** As a whole: no row of the log can be deleted. */
export async function dropAuditPart(owner: pg.Client, part: string): Promise<void> {
  if (!partName.test(part)) throw new Error(`${part} is no part of the audit log`);
  const again = `create table ${restPart} partition of audit_log default;
    select wall_audit_part('${restPart}');`;
  await owner.query(`begin;
    alter table audit_log detach partition ${part};
    drop table ${part};
    ${part === restPart ? again : ''}
    commit`);
}
