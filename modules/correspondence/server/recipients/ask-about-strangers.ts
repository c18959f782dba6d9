import { askUnanswered, resources } from '#kernel/domain';
import type { Answers, AnyResource } from '#kernel/domain';
import { Refused, snake, tableOf, throwUnlessAccepted } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { envelopeSigner } from '#documents/domain';
import { typedRecipientsPoint } from '#documents/server';
import { emailTracking, incomingMail, reachesStrangers } from '../../domain/index.ts';
import { quotaOfTenant, tellAdministrators } from './quota-of-tenant.ts';

const question = 'unknownRecipient';

/** What goes out or came in makes nobody known, and nor does who was asked to sign. */
const messages: readonly string[] = [emailTracking.name, incomingMail.name, envelopeSigner.name];

const emailFieldsOf = ({ fields }: AnyResource): string[] =>
  Object.entries(fields).flatMap(([key, { kind, computed }]) =>
    kind === 'email' && computed === undefined ? [snake(key)] : [],
  );

/** Every column of the tenant that holds the address of somebody. */
const inRecords = (): string =>
  resources()
    .filter(({ name, tenancy }) => tenancy === 'tenant' && !messages.includes(name))
    .flatMap((resource) =>
      emailFieldsOf(resource).map(
        (column) => `select lower(r.${column}) as address from ${tableOf(resource)} r
          where r.tenant_id = current_tenant() and not r.is_deleted and lower(r.${column}) = any($1::text[])`,
      ),
    )
    .concat(
      'select lower(t.email) from platform_tenants t where t.id = current_tenant() and lower(t.email) = any($1::text[])',
    )
    .join(' union ');

const knownText = 'select address from known_mail_addresses where address = any($1::text[])';

const keepText = `insert into known_mail_addresses (tenant_id, address, kept_by)
  select current_tenant(), a, $2::uuid from unnest($1::text[]) a on conflict do nothing`;

const keptInHourText = `select count(*)::int as kept from known_mail_addresses
  where kept_by = $1::uuid and kept_at > now() - interval '1 hour'`;

type Row = { readonly address: string };
const without = (all: readonly string[], rows: readonly Row[]): string[] =>
  all.filter((address) => !rows.some((row) => row.address === address));

type Asking = {
  readonly tx: Tx;
  readonly answers: Answers;
  readonly services: Pick<Services, 'jobs'>;
};

/**
 * Whoever types an address that no record of the tenant has is asked about it, and it is known from
 * then on. So many strangers an hour: an account that was taken over sends its words to few.
 */
export async function askAboutStrangers(
  { tx, answers, services }: Asking,
  typed: readonly (string | null | undefined)[],
): Promise<void> {
  const given = typed.flatMap((text) => (text ?? '').split(/[,;]/));
  const addresses = [...new Set(given.map((one) => one.trim().toLowerCase()).filter(Boolean))];
  if (!addresses.length) return;
  const unknown = without(addresses, await tx.query<Row>(knownText, [addresses]));
  if (!unknown.length) return;
  const found = await tx.query<Row>(inRecords(), [unknown]);
  if (found.length) await tx.query(keepText, [found.map(({ address }) => address), null]);
  const strangers = without(unknown, found);
  if (!strangers.length) return;
  const text = `${strangers.join(', ')} stands in no record of your practice. Send to it all the same?`;
  const asked = askUnanswered([{ key: question, text }], answers);
  if (asked) throwUnlessAccepted(asked);
  const { userId } = tx.context;
  const [row] = await tx.query<{ kept: number }>(keptInHourText, [userId]);
  const quota = await quotaOfTenant(tx);
  const reached = reachesStrangers(quota, row?.kept ?? 0, strangers.length);
  if (reached === 'over') throw new Refused('strangersQuota');
  await tx.query(keepText, [strangers, userId]);
  if (reached === 'reached') {
    const what = `has written to ${quota.toStrangers} addresses that no record has. More are refused until the hour is over.`;
    await tellAdministrators(tx, services, 'Emails to many unknown addresses', what);
  }
}

/** Signers are typed where an envelope is made, and asked about before it leaves. */
export const strangersWhoSign = typedRecipientsPoint.contribute({
  name: 'correspondence.strangers',
  ask: askAboutStrangers,
});
