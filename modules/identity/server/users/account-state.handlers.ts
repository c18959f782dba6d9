import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { endUserSession, endUserSessions, readAccountState } from '../../domain/index.ts';
import type { AccountState } from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { endSession, liveSessionsOf } from '../sign-in/live-sessions.ts';
import { mustNotBeAbove } from './account-rule.ts';

const credentialText = `select password_hash is not null as "hasPassword",
    password_changed_at as "passwordChangedAt", failed_count as "failedCount",
    case when locked_until > now() then locked_until end as "lockedUntil"
  from user_credentials where tenant_id = $1 and user_id = $2`;

const factorsText = `select kind, name from second_factors
  where tenant_id = $1 and user_id = $2 and confirmed_at is not null order by created_at, id`;

type Credential = Omit<AccountState, 'sessions' | 'factors'>;

const none: Credential = {
  hasPassword: false,
  passwordChangedAt: null,
  failedCount: 0,
  lockedUntil: null,
};

export const accountStateHandlers: readonly Handler[] = [
  handle(readAccountState, async ({ actor, record, tx }): Promise<AccountState> => {
    const who = [actor.tenantId, record.id];
    const [credential] = await tx.query<Credential>(credentialText, who);
    const factors = await tx.query<AccountState['factors'][number]>(factorsText, who);
    const sessions = await liveSessionsOf(tx, record.id);
    return { ...(credential ?? none), factors, sessions };
  }),
  handle(endUserSession, async ({ actor, input, tx, services, record }) => {
    await mustNotBeAbove(tx, actor, record.id);
    const hasEnded = await endSession(tx, services, record.id, input.sessionId);
    if (!hasEnded) throw new Refused('notFound');
    tx.afterCommit(() => forgetActor(services, record.id));
  }),
  handle(endUserSessions, async ({ actor, tx, services, record }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await endSignIns(tx, record.id, services.now());
    await tx.query("select write_audit($1, 'endSessions', 'user', $2, null)", [
      tx.context.tenantId,
      record.id,
    ]);
    tx.afterCommit(() => forgetActor(services, record.id));
  }),
];
