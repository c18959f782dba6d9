import { mustNotBeAbove, openAccount, passwordLinkRequested } from '#identity/server';
import {
  defineRule,
  handle,
  hiddenRowsById,
  Refused,
  throwUnlessAccepted,
  writeBySystem,
} from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  contractor,
  decideAccountOffer,
  decideContractorAccount,
  decideContractorDetail,
  resendContractorOffer,
  updateContractorDetail,
} from '../../domain/index.ts';

const mineText = `select id from contractors
  where tenant_id = $1 and user_id = $2 and is_active and not is_deleted`;

type Person = {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly isActive: boolean;
};

/** The user and the contractor are made known to each other in one transaction. */
async function giveAccount(tx: Tx, services: Services, record: Person): Promise<void> {
  throwUnlessAccepted(decideAccountOffer(record));
  const { id, email, firstName, lastName, phone } = record;
  const account = { email: email ?? '', firstName, lastName, phone, role: 'CONTRACTOR' } as const;
  const userId = await openAccount(tx, services, account);
  await writeBySystem({ tx, services }, decideContractorAccount(id, userId));
}

const waitingText = `select id, email, first_name as "firstName", last_name as "lastName", phone,
    is_active as "isActive"
  from contractors where tenant_id = current_tenant() and id = any($1::uuid[])
    and offer_account and user_id is null and not is_deleted`;

export const offerContractorAccount = defineRule({
  name: 'parties.contractorGetsAccount',
  sentence: 'G-013: the tick in the form opens an account as soon as the record is saved, once.',
  on: contractor,
  when: ['create', 'change'],
  facts: hiddenRowsById<Person>(waitingText),
  async follow({ tx, services }, changes) {
    for (const { before, after } of changes)
      if (after && !before) await giveAccount(tx, services, after);
  },
});

export const contractorHandlers: readonly Handler[] = [
  handle(resendContractorOffer, async ({ actor, tx, services, record }) => {
    const { id, isActive, userId } = record;
    if (!isActive) throw new Refused('contractorInactive');
    if (userId) {
      await mustNotBeAbove(tx, actor, userId);
      await services.jobs.emit(tx, [passwordLinkRequested({ userId, purpose: 'welcome' })]);
    } else {
      await giveAccount(tx, services, record);
    }
    await tx.query("select write_audit($1, 'resendAccountOffer', 'contractor', $2, null)", [
      tx.context.tenantId,
      id,
    ]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(updateContractorDetail, async ({ tx, actor, input, commit }) => {
    const [own] = await tx.query<{ id: string }>(mineText, [actor.tenantId, actor.userId]);
    if (!own) throw new Refused('noContractorRecord');
    return commit(decideContractorDetail(own.id, input), { of: [contractor, own.id] });
  }),
];
