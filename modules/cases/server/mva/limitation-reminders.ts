import { defineReminders } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import { zoneOfPlace } from '#platform/domain';
import { dueReminder, monthsBefore, mva, mvaType } from '../../domain/index.ts';
import { personInCharge, remindedCase } from '../engine/index.ts';
import { mvaMail } from './mva-prints.ts';

/** A claim on hold runs out too. */
const runningText = `select tenant_id as "tenantId", id from mva_claim
  where not is_closed and not is_deleted
    and limitation_date between $1::date - 1 and $2::date + interval '12 months 1 day'
  order by tenant_id, id`;

const readText = `select id, case_no as "caseNo", limitation_date::text as "limitationDate",
    state_id as "stateId", pic_user_id as "picUserId", creator_id as "creatorId"
  from mva_claim where id = any ($1::uuid[]) and limitation_date is not null
    and not is_closed and not is_deleted order by id`;

type Row = {
  readonly id: string;
  readonly caseNo: string;
  readonly limitationDate: string;
  readonly stateId: string | null;
  readonly picUserId: string | null;
  readonly creatorId: string | null;
};

const template = 'MvaLimitationReminder';

/**
 * 12, 6, 3 and 1 months before, each once for each limitation date. A claim runs out by the law of the
 * state of the accident, so the day there counts.
 */
export const limitationReminders = defineReminders({
  kind: 'limitationDate',
  on: mva,
  candidates: (from, until) => ({ text: runningText, values: [from, until] }),
  async read({ tx, isLocked }, ids) {
    const rows = await tx.query<Row>(`${readText}${isLocked ? ' for update' : ''}`, [ids]);
    return rows.map((row) => ({
      ...row,
      ...remindedCase(mvaType, row),
      zone: zoneOfPlace({ state: row.stateId }),
    }));
  },
  due({ limitationDate }, today) {
    const months = dueReminder(limitationDate, today);
    if (months === null) return [];
    return [{ step: String(months), occasion: limitationDate, stepName: monthsBefore(months) }];
  },
  recipients: ({ tx, facts }) => personInCharge(tx, facts),
  letter: ({ facts }) => ({
    subject: titleOf(facts),
    templateKey: template,
    render: mvaMail,
    data: { caseId: facts.id, template },
  }),
  notice: ({ facts }) => ({
    title: titleOf(facts),
    content: html`<b>${facts.caseNo}</b> runs out on <b>${formatDate(facts.limitationDate)}</b>.`,
  }),
});

const titleOf = ({ caseNo, limitationDate }: Row): string =>
  `${caseNo}: the limitation date is ${formatDate(limitationDate)}`;
