import type { Actor } from '#kernel/domain';
import type { Statement } from './batch.ts';

/** On whose behalf a statement runs. Nothing gets a connection without one. */
export type Context = {
  readonly tenantId: string;
  readonly userId?: string | undefined;
  readonly userName?: string | undefined;
  readonly actorTenantId?: string | undefined;
  readonly impersonatorId?: string | undefined;
  readonly requestId?: string | undefined;
  /** The key of the API that a program calls with. */
  readonly apiKeyId?: string | undefined;
};

/** D3: set inside the transaction only; a session-level setting would leak through the pool. */
const settingText = `select set_config('app.tenant', $1, true), set_config('app.user', $2, true),
  set_config('app.impersonator', $3, true), set_config('app.request', $4, true),
  set_config('app.actor_tenant', $5, true), set_config('app.user_name', $6, true)`;

export const contextStatement = (context: Context): Statement => ({
  text: settingText,
  raw: true,
  values: [
    context.tenantId,
    context.userId ?? '',
    context.impersonatorId ?? '',
    context.requestId ?? '',
    context.actorTenantId ?? context.tenantId,
    context.userName ?? '',
  ],
});

/** For statements that only read: a policy asks for the tenant and for nothing else. */
export const tenantStatement = ({ tenantId }: Context): Statement => ({
  text: `select set_config('app.tenant', $1, true)`,
  raw: true,
  values: [tenantId],
});

export const contextOf = (actor: Actor, requestId?: string): Context => ({
  tenantId: actor.tenantId,
  userId: actor.userId,
  userName: actor.name,
  impersonatorId: actor.impersonatorId,
  requestId: actor.apiKey ? `key ${actor.apiKey.id} ${requestId ?? ''}`.trim() : requestId,
  apiKeyId: actor.apiKey?.id,
});

/** The server's own work inside one tenant: a job, a sign-in, a seed. */
export const systemContext = (tenantId: string, requestId?: string): Context => ({
  tenantId,
  requestId,
});

/** For the host role only: under the tenant wall this context sees nothing. */
export const acrossTenants = systemContext('00000000-0000-0000-0000-000000000000');
