import { defineReminders } from '#correspondence/server';
import type { Reminded } from '#correspondence/domain';
import { formatDate } from '#kernel/domain';
import { decideReminded, isReminderDue, mnOpinion, mnType } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { remindedCase, storedCases } from '../engine/index.ts';
import { mailSpecialist } from './opinion-mail.ts';
import { lockOpinion, readOpinion } from './opinion-rows.ts';
import type { StoredOpinion } from './opinion-rows.ts';

type Facts = Reminded & StoredOpinion & { readonly record: CaseRecord };

const waitingText = `select o.tenant_id as "tenantId", o.id from mn_opinions o
  where o.status = 'poAsked' and o.due_on <= $1::date + 3 and not o.is_deleted
  order by o.tenant_id, o.id`;

/** Before a free opinion is due and while it is late, its specialist is asked once more. */
export const opinionReminders = defineReminders({
  kind: 'opinionDue',
  on: mnOpinion,
  candidates: (_from, until) => ({ text: waitingText, values: [until] }),
  async read({ tx, isLocked }, ids): Promise<readonly Facts[]> {
    const read = isLocked ? lockOpinion : readOpinion;
    const opinions = [];
    for (const id of ids) opinions.push(await read(tx, id));
    const caseIds = opinions.flatMap((opinion) => opinion?.medNegId ?? []);
    const records = await storedCases(tx, mnType, [...new Set(caseIds)]);
    return opinions.flatMap((opinion) => {
      const record = records.find(({ id }) => id === opinion?.medNegId);
      const isOpen = record && !mnType.closed.includes(record.step);
      return opinion && isOpen ? [{ ...opinion, ...remindedCase(mnType, record), record }] : [];
    });
  },
  due(opinion, today) {
    if (opinion.status !== 'poAsked' || !isReminderDue(opinion, today)) return [];
    const stepName = `Due ${formatDate(opinion.dueOn ?? today)}`;
    return [{ step: 'opinion', occasion: today, stepName }];
  },
  stopWhen: ({ record }) => (record.isOnHold ? 'The case is on hold.' : null),
  recipients: ({ facts: { email } }) => Promise.resolve(email ? [{ way: 'mail', to: email }] : []),
  send: ({ tx, services, facts }) =>
    mailSpecialist(tx, services, facts.record, facts, 'FreeOpinionReminder'),
  then: ({ facts, today }) => Promise.resolve(decideReminded(facts.id, today)),
});
