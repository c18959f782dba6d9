import { changeSignInEmail, passwordLinkRequested } from '#identity/server';
import { accept, validationMessages } from '#kernel/domain';
import { answer, changeRecord, handle, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  caseManager,
  caseManagerBookingHistory,
  changeOwnCaseManager,
  resendAccountOffer,
  updateEmailUserName,
} from '../../domain/index.ts';
import { asList, bookingsOf } from '../people/booking-history.ts';
import { giveAccount } from './case-manager-account.ts';

const sameEmailText = `select 1 from case_managers
  where tenant_id = $1 and lower(email) = lower($2) and id <> $3 and not is_deleted`;

const ownRecordText = `select id from case_managers
  where tenant_id = $1 and user_id = $2 and is_active and not is_deleted`;

const nameUserText = `update users set first_name = $3, last_name = $4
  where tenant_id = $1 and id = $2`;

export const caseManagerHandlers: readonly Handler[] = [
  handle(caseManagerBookingHistory, async ({ tx, actor, record }) =>
    asList(await bookingsOf(tx, { tenantId: actor.tenantId, party: 'caseManager', id: record.id })),
  ),

  handle(resendAccountOffer, async ({ tx, services, record }) => {
    if (!record.isActive) throw new Refused('caseManagerInactive');
    if (record.userId) {
      await services.jobs.emit(tx, [
        passwordLinkRequested({ userId: String(record.userId), purpose: 'welcome' }),
      ]);
    } else {
      await giveAccount(tx, services, record);
    }
    await tx.query("select write_audit($1, 'resendAccountOffer', 'caseManager', $2, null)", [
      tx.context.tenantId,
      record.id,
    ]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(updateEmailUserName, async ({ tx, services, actor, record, input, commit }) => {
    const email = String(input.email);
    const [twin] = await tx.query(sameEmailText, [actor.tenantId, email, record.id]);
    if (twin) {
      throw new Refused('taken', { field: 'email', message: validationMessages.emailTaken });
    }
    if (record.userId) await changeSignInEmail(tx, services, String(record.userId), email);
    return commit(record, accept({ email }));
  }),

  handle(changeOwnCaseManager, async ({ tx, actor, input }) => {
    const [own] = await tx.query<{ id: string }>(ownRecordText, [actor.tenantId, actor.userId]);
    if (!own) throw new Refused('noCaseManagerRecord');
    const { firstName, lastName } = input;
    await tx.query(nameUserText, [actor.tenantId, actor.userId, firstName, lastName]);
    const values = input as Readonly<Record<string, unknown>>;
    const verb = changeOwnCaseManager.name;
    const json = await changeRecord(tx, actor, caseManager, verb, own.id, values, undefined);
    return answer(JSON.parse(json));
  }),
];
