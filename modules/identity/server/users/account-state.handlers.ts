import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { endUserSessions, readAccountState } from '../../domain/index.ts';
import type { AccountState } from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { mustNotBeAbove } from './account-rule.ts';

const credentialText = `select password_hash is not null as "hasPassword",
    password_changed_at as "passwordChangedAt", failed_count as "failedCount",
    case when locked_until > now() then locked_until end as "lockedUntil"
  from user_credentials where tenant_id = $1 and user_id = $2`;

const sessionsText = `select s.id, s.started_at as "startedAt",
    case when s.impersonator_id is not null
      then coalesce(i.first_name || ' ' || i.last_name, 'Support') end as "impersonatorName"
  from sign_ins s
  left join users i on i.tenant_id = s.tenant_id and i.id = s.impersonator_id
  where s.tenant_id = $1 and s.user_id = $2 and s.ended_at is null
  order by s.started_at desc limit 50`;

type Credential = Omit<AccountState, 'sessions'>;

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
    const sessions = await tx.query<AccountState['sessions'][number]>(sessionsText, who);
    return { ...(credential ?? none), sessions };
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
