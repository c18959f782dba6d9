import { accept, change, emit } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  lockUser,
  passwordLink,
  resendLoginInformation,
  resetPassword,
  resetSecondFactors,
  unlockUser,
  user,
} from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { forgetFactors, secondFactorsReset } from '../factors/reset-factors.ts';
import { passwordLinkRequested } from '../links/password-link.ts';
import { withdrawLinksOf } from '../links/withdraw-links.ts';
import { clearPassword } from '../password/set-password.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { mustNotBeAbove } from './account-rule.ts';

const forgetAfter = (services: Services, userId: string) => () => forgetActor(services, userId);

/** What is done to the account without changing a field of it. */
const audit = (tx: Tx, operation: string, userId: string) =>
  tx.query("select write_audit($1, $2, 'user', $3, null)", [
    tx.context.tenantId,
    operation,
    userId,
  ]);

const unlockText = `update user_credentials set failed_count = 0, locked_until = null
  where tenant_id = $1 and user_id = $2`;

export const accountHandlers: readonly Handler[] = [
  handle(resetPassword, async ({ actor, tx, services, record, commit }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await audit(tx, resetPassword.name, record.id);
    await clearPassword(tx, record.id);
    await withdrawLinksOf(tx, services, passwordLink, record.id);
    await endSignIns(tx, record.id, services.now());
    tx.afterCommit(forgetAfter(services, record.id));
    return commit(
      accept(
        change(user, record, { mustChangePassword: true }),
        emit(passwordLinkRequested({ userId: record.id, purpose: 'reset' })),
      ),
    );
  }),

  handle(resetSecondFactors, async ({ actor, tx, services, record }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await audit(tx, resetSecondFactors.name, record.id);
    await forgetFactors(tx, record.id);
    await endSignIns(tx, record.id, services.now());
    tx.afterCommit(forgetAfter(services, record.id));
    await services.jobs.emit(tx, [secondFactorsReset({ userId: record.id })]);
  }),

  handle(resendLoginInformation, async ({ actor, tx, services, record }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await audit(tx, resendLoginInformation.name, record.id);
    await services.jobs.emit(tx, [
      passwordLinkRequested({ userId: record.id, purpose: 'welcome' }),
    ]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(lockUser, async ({ actor, tx, services, record, commit }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await endSignIns(tx, record.id, services.now());
    tx.afterCommit(forgetAfter(services, record.id));
    return commit(accept(change(user, record, { isLocked: true })));
  }),

  handle(unlockUser, async ({ actor, tx, services, record, commit }) => {
    await mustNotBeAbove(tx, actor, record.id);
    await tx.query(unlockText, [tx.context.tenantId, record.id]);
    tx.afterCommit(forgetAfter(services, record.id));
    return commit(accept(change(user, record, { isLocked: false })));
  }),
];
