import { mailRendererPoint, templateMail } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { dueRestraintWarning, ndisType } from '../../domain/index.ts';
import { defineTeller, storedCase, todayOf } from '../engine/index.ts';
import { factsOfParticipant } from './participant-documents.ts';

const endingText = `select r.tenant_id as "tenantId", r.id from ndis_chemical_restraints r
  join ndis n on n.tenant_id = r.tenant_id and n.id = r.ndis_id and not n.is_closed and not n.is_deleted
  where not r.is_deleted and r.authorised_to between $1::date - 31 and $1::date + 31
  order by r.tenant_id, r.id`;

type Restraint = {
  readonly ndisId: string;
  readonly medicine: string;
  readonly authorisedTo: string;
};

const restraintText = `select ndis_id as "ndisId", medicine, authorised_to::text as "authorisedTo"
  from ndis_chemical_restraints where id = $1::uuid and not is_deleted and authorised_to is not null`;

const claimText = `insert into ndis_restraint_warnings
    (tenant_id, id, ndis_id, restraint_id, authorised_to, days, told_name)
  values (current_tenant(), $1::uuid, $2::uuid, $3::uuid, $4::date, $5, $6)
  on conflict do nothing returning id`;

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

/** By `dueRestraintWarning`, each threshold once for each last day, before offices in Australia open. */
export const warnOfRestraints = defineTeller({
  name: 'cases.warnOfRestraints',
  cron: '25 20 * * *',
  text: endingText,
  async warningOf(tx, services, id) {
    const restraint = await restraintOf(tx, id);
    const record = restraint && (await storedCase(tx, ndisType, restraint.ndisId));
    if (!restraint || !record || record.isClosed) return null;
    const { ndisId, medicine, authorisedTo } = restraint;
    const today = await todayOf(tx, services);
    const days = dueRestraintWarning(authorisedTo, today);
    if (days === null) return null;
    const when = `${stateOf(authorisedTo, today)} on ${formatDate(authorisedTo)}`;
    const data: MailData = { restraintId: id, authorisedTo };
    return {
      type: ndisType,
      record,
      title: `${record.caseNo}: the authority for ${medicine} ${when}`,
      content: html`The authority for <b>${medicine}</b> ${when}.`,
      mail: { template, render: renderer, data },
      claim: { text: claimText, values: [ndisId, id, authorisedTo, days] },
    };
  },
});
