import { defineEvent, text } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { domainOfAddress, passwordWay } from '../../domain/index.ts';
import type { PasswordWay } from '../../domain/index.ts';
import type { Login } from '../sign-in/find-login.ts';

const factsText = `select p.label, u.email,
    array(select d.domain from sign_in_domains d where d.tenant_id = p.tenant_id and d.proven_at is not null) as domains,
    array(select r.name from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = p.tenant_id and ur.owner_id = u.id) as roles
  from identity_providers p join users u on u.tenant_id = p.tenant_id and u.id = $2
  where p.tenant_id = $1 and p.is_on and p.required_since is not null`;

type Facts = {
  readonly label: string;
  readonly email: string;
  readonly domains: readonly string[];
  readonly roles: readonly string[];
};

/** How this person may come in without the provider; `label` is its name. */
export async function passwordWayOf(
  { db }: Services,
  { tenantId, userId }: Login,
): Promise<{ readonly way: PasswordWay; readonly label: string }> {
  const [found] = await db.batch(systemContext(tenantId), [
    { text: factsText, values: [tenantId, userId] },
  ]);
  const facts = found?.rows[0] as Facts | undefined;
  if (!facts) return { way: 'open', label: '' };
  const isOwnDomain = facts.domains.includes(domainOfAddress(facts.email));
  return {
    way: passwordWay({ isRequired: true, isOwnDomain, roles: facts.roles }),
    label: facts.label,
  };
}

/** Whoever sends mail tells the other administrators. */
export const wentPastProvider = defineEvent('WentPastProvider', {
  userId: text('User', { required: true }),
});

export async function recordWayPast(services: Services, login: Login): Promise<void> {
  const { tenantId, userId } = login;
  await services.db.transaction({ tenantId, userId }, async (tx) => {
    await tx.query("select write_audit($1, 'signInPastProvider', 'user', $2, null)", [
      tenantId,
      userId,
    ]);
    await services.jobs.emit(tx, [wentPastProvider({ userId })]);
  });
}
