import { changeSignInEmail, mustNotBeAbove, passwordLinkRequested } from '#identity/server';
import { accept, change, validationMessages } from '#kernel/domain';
import { handle, handlePlainMoves, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  caseManager,
  caseManagerBookingHistory,
  caseManagerWorkflow,
  changeOwnCaseManager,
  decideOwnDetails,
  resendAccountOffer,
  updateEmailUserName,
} from '../../domain/index.ts';
import { bookingHistory } from '../people/booking-history.ts';
import { giveAccount } from './case-manager-account.ts';

const sameEmailText = `select 1 from case_managers
  where tenant_id = $1 and lower(email) = lower($2) and id <> $3 and not is_deleted`;

const ownRecordText = `select id from case_managers
  where tenant_id = $1 and user_id = $2 and is_active and not is_deleted`;

export const caseManagerHandlers: readonly Handler[] = [
  ...handlePlainMoves(caseManagerWorkflow),

  handle(caseManagerBookingHistory, bookingHistory('caseManager')),

  handle(resendAccountOffer, async ({ actor, tx, services, record }) => {
    const { id, isActive, userId } = record;
    if (!isActive) throw new Refused('caseManagerInactive');
    if (userId) {
      await mustNotBeAbove(tx, actor, userId);
      await services.jobs.emit(tx, [passwordLinkRequested({ userId, purpose: 'welcome' })]);
    } else {
      await giveAccount(tx, services, record);
    }
    await tx.query("select write_audit($1, 'resendAccountOffer', 'caseManager', $2, null)", [
      tx.context.tenantId,
      id,
    ]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(updateEmailUserName, async ({ tx, services, actor, record, input, commit }) => {
    const { email } = input;
    const [twin] = await tx.query(sameEmailText, [actor.tenantId, email, record.id]);
    if (twin) {
      throw new Refused('taken', { field: 'email', message: validationMessages.emailTaken });
    }
    if (record.userId) await changeSignInEmail(tx, services, actor, record.userId, email);
    return commit(accept(change(caseManager, record.id, { email })));
  }),

  handle(changeOwnCaseManager, async ({ tx, actor, input, commit }) => {
    const { tenantId, userId } = actor;
    const [own] = await tx.query<{ id: string }>(ownRecordText, [tenantId, userId]);
    const caseManagerId = own?.id ?? null;
    return commit(decideOwnDetails({ caseManagerId, userId }, input), {
      of: [caseManager, caseManagerId ?? ''],
    });
  }),
];
