import type { InputOf } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import {
  readSignInProvider,
  saveSignInProvider,
  switchSignInProvider,
  testSignInProvider,
} from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { openClientSecret, readProvider, sealClientSecret } from './provider-row.ts';
import type { ProviderRow } from './provider-row.ts';
import { endProviderSignIns } from './provider-sign-ins.ts';
import { rolesByRule, showProvider } from './show-provider.ts';
import { testProvider } from './test-provider.ts';

type Input = InputOf<typeof saveSignInProvider>;

const provenText = `select from sign_in_domains where tenant_id = $1 and proven_at is not null limit 1`;

async function checkRule(tx: Tx, input: Input): Promise<void> {
  const allowed = new Set((await rolesByRule(tx)).map(({ id }) => id));
  const ids = input.roleRules.map(({ roleId }) => roleId);
  const all = input.defaultRoleId ? [...ids, input.defaultRoleId] : ids;
  if (all.some((id) => !allowed.has(id))) throw new Refused('roleNotByRule');
}

const auditText = "select write_audit($1, $2, 'tenant', $1, $3)";

async function endAll(tx: Tx, services: Services): Promise<void> {
  const userIds = await endProviderSignIns(tx, services);
  tx.afterCommit(() => {
    for (const userId of userIds) forgetActor(services, userId);
  });
}

const saveText = `insert into identity_providers as p
    (tenant_id, label, issuer, client_id, client_secret, required_since, trusts_factor, creates_accounts,
     default_role_id, role_claim, role_rules, has_end_session, changed_at, changed_by, tested_at)
  values ($1, $2, $3, $4, $5, case when $6 then $13::timestamptz end, $7, $8, $9, $10, $11, $12, $13, $14, $13)
  on conflict (tenant_id) do update set label = excluded.label, issuer = excluded.issuer,
    client_id = excluded.client_id, client_secret = excluded.client_secret,
    required_since = case when $6 then coalesce(p.required_since, excluded.required_since) end,
    trusts_factor = excluded.trusts_factor, creates_accounts = excluded.creates_accounts,
    default_role_id = excluded.default_role_id, role_claim = excluded.role_claim,
    role_rules = excluded.role_rules, has_end_session = excluded.has_end_session,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by,
    tested_at = excluded.tested_at, test_failure = null`;

type Saved = {
  readonly before: ProviderRow | null;
  readonly secret: string;
  hasEndSession: boolean;
};

async function keep(tx: Tx, services: Services, input: Input, saved: Saved, by: string | null) {
  const tenantId = tx.context.tenantId ?? '';
  const sealed = sealClientSecret(services, tenantId, saved.secret);
  const { label, clientId, isRequired, trustsFactor, createsAccounts, defaultRoleId } = input;
  const issuer = input.issuer.trim();
  const rules = JSON.stringify(input.roleRules.map(({ value, roleId }) => ({ value, roleId })));
  await tx.query(saveText, [
    ...[tenantId, label, issuer, clientId, sealed, isRequired ?? false, trustsFactor ?? false],
    ...[createsAccounts ?? false, defaultRoleId || null, input.roleClaim || 'groups', rules],
    ...[saved.hasEndSession, services.now(), by],
  ]);
  const { before } = saved;
  const isOther = before && (before.issuer !== issuer || before.clientId !== clientId);
  if (isOther) await endAll(tx, services);
  const detail = {
    issuer,
    clientId,
    isRequired,
    createsAccounts,
    hasNewSecret: !!input.clientSecret,
  };
  await tx.query(auditText, [tenantId, 'signInProviderSaved', detail]);
}

const stateText = `update identity_providers set is_on = $2, changed_at = $3, changed_by = $4
  where tenant_id = $1`;
const testedText = `update identity_providers set tested_at = $2, test_failure = $3,
    has_end_session = coalesce($4, has_end_session) where tenant_id = $1`;

export const providerHandlers: readonly Handler[] = [
  handle(readSignInProvider, ({ tx, services }) => showProvider(tx, services)),

  handle(saveSignInProvider, async ({ actor, tx, services, input }) => {
    if (actor.tenantId === hostTenantId) throw new Refused('notForHost');
    const before = await readProvider(tx);
    const secret = input.clientSecret || (before && openClientSecret(services, before));
    if (!secret) throw new Refused('secretNeeded');
    await checkRule(tx, input);
    const [proven] = await tx.batch([{ text: provenText, values: [actor.tenantId] }]);
    if (input.isRequired && !proven?.rows.length) throw new Refused('requiredNeedsDomain');
    const { issuer, clientId } = input;
    const tested = await testProvider(services, { issuer, clientId, clientSecret: secret });
    if (!tested.isRight) throw new Refused('issuerNotFound', { message: tested.failure });
    const { hasEndSession } = tested;
    await keep(tx, services, input, { before, secret, hasEndSession }, actor.userId);
    return showProvider(tx, services);
  }),

  handle(testSignInProvider, async ({ actor, tx, services }) => {
    const row = await readProvider(tx);
    if (!row) throw new Refused('providerNotConnected');
    const clientSecret = openClientSecret(services, row);
    const tested = await testProvider(services, { ...row, clientSecret });
    const failure = tested.isRight ? null : tested.failure;
    const hasEndSession = tested.isRight ? tested.hasEndSession : null;
    await tx.query(testedText, [actor.tenantId, services.now(), failure, hasEndSession]);
    return showProvider(tx, services);
  }),

  handle(switchSignInProvider, async ({ actor, tx, services, input }) => {
    if (!(await readProvider(tx))) throw new Refused('providerNotConnected');
    await tx.query(stateText, [actor.tenantId, input.isOn, services.now(), actor.userId]);
    if (!input.isOn) await endAll(tx, services);
    const operation = input.isOn ? 'signInProviderOn' : 'signInProviderOff';
    await tx.query(auditText, [actor.tenantId, operation, null]);
    return showProvider(tx, services);
  }),
];
