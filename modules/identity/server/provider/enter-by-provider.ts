import { accept, create } from '#kernel/domain';
import { newId, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  claimValues,
  decideEntry,
  domainOfAddress,
  mayComeByRule,
  personOfClaims,
  roleIdsByRule,
  user,
} from '../../domain/index.ts';
import type {
  Claims,
  Entry,
  EntryAccount,
  EntryFacts,
  ProviderPerson,
} from '../../domain/index.ts';
import type { ProviderRow } from './provider-row.ts';

const account = `u.id::text as id, u.is_active and not u.is_locked and not u.is_deleted as "isOpen",
    (select a.subject from provider_accounts a
      where a.tenant_id = u.tenant_id and a.user_id = u.id and a.issuer = $2) as "linkedTo"`;

const linkedText = `select ${account} from provider_accounts l
  join users u on u.tenant_id = l.tenant_id and u.id = l.user_id
  where l.tenant_id = $1 and l.issuer = $2 and l.subject = $3`;

/** Whoever is deleted counts only where nobody else has the address: they stay out. */
const ofAddressText = `select ${account} from users u
  where u.tenant_id = $1 and (lower(u.email) = $3 or sign_in_name(u.user_name) = sign_in_name($3))
  order by u.is_deleted limit 3`;

const nameText = 'select from sign_in_names where login = sign_in_name($1)';
const domainText = `select from sign_in_domains
  where tenant_id = $1 and domain = $2 and proven_at is not null`;
const rolesText = `select id::text as id, name from roles
  where tenant_id = $1 and id = any ($2::uuid[]) and not is_deleted`;

/** A rule that was written before a role was deleted gives what is left of it. */
async function rolesOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await tx.query<{ id: string; name: string }>(rolesText, [tx.context.tenantId, ids]);
  return rows.filter(({ name }) => mayComeByRule(name)).map(({ id }) => id);
}

async function factsOf(
  tx: Tx,
  { hostDb }: Services,
  row: ProviderRow,
  person: ProviderPerson,
  claims: Claims,
): Promise<EntryFacts> {
  const { tenantId } = tx.context;
  const { subject, email } = person;
  const [linked] = await tx.query<EntryAccount>(linkedText, [tenantId, row.issuer, subject]);
  const all = await tx.query<EntryAccount & { isDeleted: boolean }>(ofAddressText, [
    tenantId,
    row.issuer,
    email,
  ]);
  const open = all.filter(({ isOpen }) => isOpen);
  const [domain] = await tx.batch([
    { text: domainText, values: [tenantId, domainOfAddress(email)] },
  ]);
  const [name] = await hostDb.batch(systemContext(tenantId), [{ text: nameText, values: [email] }]);
  const byRule = roleIdsByRule(row, claimValues(claims, row.roleClaim));
  return {
    person,
    linked: linked ?? null,
    ofAddress: open.length ? open : all.slice(0, 1),
    isOwnDomain: domain?.rows.length === 1,
    isNameTaken: name?.rows.length === 1,
    roleIds: await rolesOf(tx, byRule),
  };
}

const linkText = `insert into provider_accounts (tenant_id, issuer, subject, user_id, email, linked_at)
  values ($1, $2, $3, $4, $5, $6)`;
const usedText = `update provider_accounts set last_used_at = $4, email = $5
  where tenant_id = $1 and issuer = $2 and subject = $3`;

async function createAccount(
  tx: Tx,
  services: Services,
  { email, firstName, lastName }: ProviderPerson,
  { id, roleIds }: { readonly id: string; readonly roleIds: readonly string[] },
): Promise<void> {
  const values = { id, userName: email, email, firstName, lastName, roleIds: [...roleIds] };
  await writeBySystem({ tx, services }, accept(create(user, values)));
}

const auditText = 'select write_audit($1, $2, $3, $4, $5)';

async function noteOutcome(tx: Tx, entry: Entry, userId: string | null, person: ProviderPerson) {
  const { tenantId } = tx.context;
  const operation = {
    enter: null,
    link: 'providerLinked',
    create: 'providerAccountMade',
    refused: 'providerSignInRefused',
  }[entry.kind];
  if (!operation) return;
  const detail = entry.kind === 'refused' ? { reason: entry.reason } : { subject: person.subject };
  await tx.query(auditText, [tenantId, operation, 'user', userId, detail]);
}

export type Entered =
  | { readonly userId: string }
  | { readonly reason: Extract<Entry, { kind: 'refused' }>['reason'] };

/** Finds, links or makes the account of whoever the provider named; one at a time for one person. */
export const enterByProvider = (
  services: Services,
  row: ProviderRow,
  claims: Claims,
): Promise<Entered> => {
  const person = personOfClaims(claims);
  return services.db.transaction(systemContext(row.tenantId), async (tx) => {
    // A new account is linked before it is made: whoever welcomes it sees how it came.
    await tx.query('set constraints provider_accounts_tenant_id_user_id_fkey deferred');
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `provider ${row.tenantId}`,
    ]);
    const facts = await factsOf(tx, services, row, person, claims);
    const entry = decideEntry(facts);
    if (entry.kind === 'refused') {
      await noteOutcome(tx, entry, facts.linked?.id ?? null, person);
      return { reason: entry.reason };
    }
    const userId = entry.kind === 'create' ? newId() : entry.userId;
    const key = [row.tenantId, row.issuer, person.subject];
    if (entry.kind === 'enter') await tx.query(usedText, [...key, services.now(), person.email]);
    else await tx.query(linkText, [...key, userId, person.email, services.now()]);
    if (entry.kind === 'create')
      await createAccount(tx, services, person, { id: userId, roleIds: entry.roleIds });
    await noteOutcome(tx, entry, userId, person);
    return { userId };
  });
};
