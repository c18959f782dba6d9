import { seenBy } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { mobileNumber } from '../../domain/index.ts';
import type { MailRecord } from './read-record.ts';

export type MailRecipient = {
  readonly label: string;
  readonly name: string | null;
  readonly email: string | null;
};

/** A record that has no address itself: a later module says whose it is. */
export type RecipientSource = {
  /** The resource that it is about. */
  readonly on: string;
  recipients(tx: Tx, recordId: string): Promise<readonly MailRecipient[]>;
};

export const mailRecipientPoint = defineExtensionPoint<RecipientSource>(
  'correspondence.mailRecipients',
);

const written = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const fieldsOf = (actor: Actor, { resource }: MailRecord, kind: 'email' | 'phone') =>
  Object.entries(seenBy(actor, resource).fields).filter(([, field]) => field.kind === kind);

/** The addresses of the record itself, then those of the people whom it is about. */
export async function recipientsOf(
  tx: Tx,
  services: Services,
  actor: Actor,
  record: MailRecord,
): Promise<{ label: string; name: string | null; email: string }[]> {
  const own = fieldsOf(actor, record, 'email').map(([key, { label }]): MailRecipient => ({
    label,
    name: record.name,
    email: written(record.values[key]),
  }));
  const sources = mailRecipientPoint.of(services).filter(({ on }) => on === record.resource.name);
  const others = await Promise.all(sources.map((source) => source.recipients(tx, record.id)));
  return [...own, ...others.flat()].flatMap(({ label, name, email }) =>
    email ? { label, name, email } : [],
  );
}

export const mobilesOf = (actor: Actor, record: MailRecord): { label: string; number: string }[] =>
  fieldsOf(actor, record, 'phone').flatMap(([key, { label }]) => {
    const number = mobileNumber(written(record.values[key]) ?? '');
    return number ? { label, number } : [];
  });
