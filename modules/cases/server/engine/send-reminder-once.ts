import { queueMail } from '#correspondence/server';
import type { Html } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { personToTell } from './person-to-tell.ts';

/** What is told of one row: to the bell, and by mail to whoever has an address. */
export type Warning = {
  readonly type: CaseType;
  readonly record: CaseRecord;
  readonly title: string;
  readonly content: Html;
  readonly mail: {
    readonly template: string;
    readonly render: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  /** Inserts the row that says it was told and answers its id, or nothing when another one was faster. */
  readonly claim: { readonly text: string; readonly values: readonly unknown[] };
};

/** The row comes with the message or neither does, and of two workers one writes it. */
async function sendReminderOnce(tx: Tx, services: Services, warning: Warning): Promise<void> {
  const { type, record, title, content, mail, claim } = warning;
  const person = await personToTell(tx, record);
  const values = [newId(), ...claim.values, person?.name ?? null];
  const [first] = await tx.query(claim.text, values);
  if (!first || !person) return;
  const about = { fromModule: type.key, objectId: record.id };
  await notify(tx, services, {
    ...about,
    recipientIds: [person.id],
    title,
    content: content.markup,
    type: 'Action Required',
    objectReferenceName: record.caseNo,
  });
  if (!person.email) return;
  await queueMail(tx, services, {
    ...about,
    to: person.email,
    subject: title,
    templateKey: mail.template,
    objectName: record.caseNo,
    render: mail.render,
    data: mail.data,
  });
}

type Teller = {
  readonly name: string;
  readonly cron: string;
  /** Rows of all tenants that may be due; `$1` is today. A day more on both sides: `warningOf` decides. */
  readonly text: string;
  /** What is due by the clock of the practice, or nothing. */
  warningOf(tx: Tx, services: Services, id: string): Promise<Warning | null>;
};

/** A job that tells the person in charge of a case of what comes near, each thing once. */
export const defineTeller = ({ name, cron, text, warningOf }: Teller) =>
  defineJob({
    name,
    cron,
    async run(_data, services, signal) {
      const [found] = await services.hostDb.batch(acrossTenants, [
        { text, values: [services.now().toISOString().slice(0, 10)] },
      ]);
      for (const { tenantId, id } of (found?.rows ?? []) as { tenantId: string; id: string }[]) {
        signal.throwIfAborted();
        await services.db.transaction(systemContext(tenantId, `${name}:${id}`), async (tx) => {
          const warning = await warningOf(tx, services, id);
          if (warning) await sendReminderOnce(tx, services, warning);
        });
      }
    },
  });
