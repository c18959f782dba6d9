import { accept } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services } from '#kernel/server';
import { lockUser, resendLoginInformation, resetPassword, unlockUser } from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { voidLinks } from '../links/one-time-link.ts';
import { passwordLinkRequested } from '../links/password-link.ts';
import { clearPassword } from '../password/set-password.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';

const forgetAfter = (services: Services, userId: string) => () => forgetActor(services, userId);

const unlockText = `update user_credentials set failed_count = 0, locked_until = null
  where tenant_id = $1 and user_id = $2`;

export const accountHandlers: readonly Handler[] = [
  handle(resetPassword, async ({ tx, services, record, commit }) => {
    const now = services.now();
    await clearPassword(tx, record.id);
    await voidLinks(tx, record.id, now);
    await endSignIns(tx, record.id, now);
    tx.afterCommit(forgetAfter(services, record.id));
    const events = [passwordLinkRequested(record.id, 'reset')];
    return commit(record, accept({ mustChangePassword: true }, events));
  }),

  handle(resendLoginInformation, async ({ tx, services, record }) => {
    await tx.query("select write_audit($1, 'resendLoginInformation', 'user', $2, null)", [
      tx.context.tenantId,
      record.id,
    ]);
    await services.jobs.emit(tx, [passwordLinkRequested(record.id, 'welcome')]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(lockUser, async ({ tx, services, record, commit }) => {
    await endSignIns(tx, record.id, services.now());
    tx.afterCommit(forgetAfter(services, record.id));
    return commit(record, accept({ isLocked: true }));
  }),

  handle(unlockUser, async ({ tx, services, record, commit }) => {
    await tx.query(unlockText, [tx.context.tenantId, record.id]);
    tx.afterCommit(forgetAfter(services, record.id));
    return commit(record, accept({ isLocked: false }));
  }),
];
