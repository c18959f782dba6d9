import { defineReminders, mailRendererPoint, templateMail } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import {
  dueRestraintWarning,
  ndisChemicalRestraint,
  ndisType,
  warningName,
} from '../../domain/index.ts';
import { personInCharge, remindedCase, storedCase, todayOf } from '../engine/index.ts';
import { factsOfParticipant } from './participant-documents.ts';

const endingText = `select r.tenant_id as "tenantId", r.id from ndis_chemical_restraints r
  join ndis n on n.tenant_id = r.tenant_id and n.id = r.ndis_id and not n.is_closed and not n.is_deleted
  where not r.is_deleted and r.authorised_to between $1::date - 31 and $2::date + 31
  order by r.tenant_id, r.id`;

type Restraint = {
  readonly ndisId: string;
  readonly medicine: string;
  readonly authorisedTo: string;
};

const restraintText = `select ndis_id as "ndisId", medicine, authorised_to::text as "authorisedTo"
  from ndis_chemical_restraints where id = $1::uuid and not is_deleted and authorised_to is not null`;

const readText = `select r.id, r.ndis_id as "ndisId", r.medicine, r.authorised_to::text as "authorisedTo",
    n.case_no as "caseNo", n.pic_user_id as "picUserId", n.creator_id as "creatorId"
  from ndis_chemical_restraints r
  join ndis n on n.tenant_id = r.tenant_id and n.id = r.ndis_id and not n.is_closed and not n.is_deleted
  where r.id = any ($1::uuid[]) and not r.is_deleted and r.authorised_to is not null order by r.id`;

type Row = Restraint & {
  readonly id: string;
  readonly caseNo: string;
  readonly picUserId: string | null;
  readonly creatorId: string | null;
};

const template = 'NdisRestraintWarning';
const renderer = 'cases.ndisRestraintWarning';

const restraintOf = async (tx: Tx, id: string): Promise<Restraint | null> =>
  (await tx.query<Restraint>(restraintText, [id]))[0] ?? null;

const stateOf = (authorisedTo: string, today: string): string =>
  authorisedTo < today ? 'ended' : 'ends';

type MailData = { readonly restraintId: string; readonly authorisedTo: string };

/** Read when it leaves: an authority that was renewed meanwhile is not warned of. */
export const restraintWarningRenderer = mailRendererPoint.contribute({
  name: renderer,
  async render(tx, data, services) {
    const { restraintId, authorisedTo } = data as MailData;
    const restraint = await restraintOf(tx, restraintId);
    const record = restraint && (await storedCase(tx, ndisType, restraint.ndisId));
    if (!restraint || !record || restraint.authorisedTo !== authorisedTo) return null;
    const facts = await factsOfParticipant(tx, services.config, record);
    const said = {
      medicine: restraint.medicine,
      authorisedTo: formatDate(authorisedTo, 'D MMMM YYYY'),
      state: stateOf(authorisedTo, await todayOf(tx, services)),
    };
    return templateMail(tx, services, template, { ...facts.data, restraint: said });
  },
});

const endOf = ({ authorisedTo }: Row, today: string): string =>
  `${stateOf(authorisedTo, today)} on ${formatDate(authorisedTo)}`;

const titleOf = (facts: Row, today: string): string =>
  `${facts.caseNo}: the authority for ${facts.medicine} ${endOf(facts, today)}`;

/** By `dueRestraintWarning`, each threshold once for each last day. */
export const restraintReminders = defineReminders({
  kind: 'restraintAuthority',
  on: ndisChemicalRestraint,
  candidates: (from, until) => ({ text: endingText, values: [from, until] }),
  async read({ tx, isLocked }, ids) {
    const rows = await tx.query<Row>(`${readText}${isLocked ? ' for update of r' : ''}`, [ids]);
    return rows.map((row) => ({
      ...row,
      ...remindedCase(ndisType, { id: row.ndisId, caseNo: row.caseNo }),
    }));
  },
  due({ authorisedTo }, today) {
    const days = dueRestraintWarning(authorisedTo, today);
    if (days === null) return [];
    return [{ step: String(days), occasion: authorisedTo, stepName: warningName(days) }];
  },
  recipients: ({ tx, facts }) => personInCharge(tx, facts),
  letter: ({ facts, today }) => ({
    subject: titleOf(facts, today),
    templateKey: template,
    render: renderer,
    data: { restraintId: facts.id, authorisedTo: facts.authorisedTo } satisfies MailData,
  }),
  notice: ({ facts, today }) => ({
    title: titleOf(facts, today),
    content: html`The authority for <b>${facts.medicine}</b> ${endOf(facts, today)}.`,
  }),
});
