import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { dueRestraintWarning, ndisType } from '../../domain/index.ts';
import { personToTell, storedCase, todayOf } from '../engine/index.ts';
import { factsOfParticipant } from './participant-documents.ts';

type Ending = { readonly tenantId: string; readonly id: string };

/** A day more on both sides: the clock of the practice decides below. */
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

/** The row comes with the message or neither does, and of two workers one writes it. */
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

async function warn(tx: Tx, services: Services, id: string): Promise<void> {
  const restraint = await restraintOf(tx, id);
  const record = restraint && (await storedCase(tx, ndisType, restraint.ndisId));
  if (!restraint || !record || record.isClosed) return;
  const { ndisId, medicine, authorisedTo } = restraint;
  const today = await todayOf(tx, services);
  const days = dueRestraintWarning(authorisedTo, today);
  if (days === null) return;
  const person = await personToTell(tx, record);
  const row = [newId(), ndisId, id, authorisedTo, days, person?.name ?? null];
  const [first] = await tx.query(claimText, row);
  if (!first || !person) return;
  const when = `${stateOf(authorisedTo, today)} on ${formatDate(authorisedTo)}`;
  const about = { fromModule: ndisType.key, objectId: ndisId };
  const title = `${record.caseNo}: the authority for ${medicine} ${when}`;
  await notify(tx, services, {
    ...about,
    recipientIds: [person.id],
    title,
    content: html`The authority for <b>${medicine}</b> ${when}.`.markup,
    type: 'Action Required',
    objectReferenceName: record.caseNo,
  });
  if (!person.email) return;
  await queueMail(tx, services, {
    ...about,
    to: person.email,
    subject: title,
    templateKey: template,
    objectName: record.caseNo,
    render: renderer,
    data: { restraintId: id, authorisedTo } satisfies MailData,
  });
}

/** By `dueRestraintWarning`, each threshold once for each last day, before offices in Australia open. */
export const warnOfRestraints = defineJob({
  name: 'cases.warnOfRestraints',
  cron: '25 20 * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: endingText, values: [services.now().toISOString().slice(0, 10)] },
    ]);
    for (const { tenantId, id } of (found?.rows ?? []) as Ending[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, `restraint:${id}`), (tx) =>
        warn(tx, services, id),
      );
    }
  },
});
