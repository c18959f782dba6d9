import { openAccount, passwordLinkRequested } from '#identity/server';
import { answer, changeRecord, handle, Refused } from '#kernel/server';
import type { Handler, Reaction, RecordFacts, Services, Tx } from '#kernel/server';
import {
  contractor,
  decideAccountOffer,
  resendContractorOffer,
  updateContractorDetail,
} from '../../domain/index.ts';
import type { OfferFacts } from '../../domain/index.ts';

const ownText = `update contractors set user_id = $3, offer_account = true
  where tenant_id = $1 and id = $2`;

const mineText = `select id from contractors
  where tenant_id = $1 and user_id = $2 and is_active and not is_deleted`;

/** The user and the contractor are made known to each other in one transaction. */
async function giveAccount(tx: Tx, services: Services, record: RecordFacts): Promise<void> {
  const decision = decideAccountOffer(record as unknown as OfferFacts);
  if (decision.kind === 'refused') throw new Refused(decision.code);
  const userId = await openAccount(tx, services, {
    email: String(record.email),
    firstName: String(record.firstName),
    lastName: String(record.lastName),
    phone: (record.phone ?? null) as string | null,
    role: 'CONTRACTOR',
  });
  await tx.query(ownText, [tx.context.tenantId, record.id, userId]);
}

/** G-013: the tick in the form is kept as soon as the record is saved, and only once. */
export const offerContractorAccount: Reaction = async ({ tx, record, services }) => {
  if (record.offerAccount && !record.userId) await giveAccount(tx, services, record);
};

export const contractorHandlers: readonly Handler[] = [
  handle(resendContractorOffer, async ({ tx, services, record }) => {
    if (!record.isActive) throw new Refused('contractorInactive');
    if (record.userId) {
      await services.jobs.emit(tx, [
        passwordLinkRequested({ userId: String(record.userId), purpose: 'welcome' }),
      ]);
    } else {
      await giveAccount(tx, services, record);
    }
    await tx.query("select write_audit($1, 'resendAccountOffer', 'contractor', $2, null)", [
      tx.context.tenantId,
      record.id,
    ]);
    return { message: 'Resend login Information successfully!' };
  }),

  handle(updateContractorDetail, async ({ tx, actor, input }) => {
    const [own] = await tx.query<{ id: string }>(mineText, [actor.tenantId, actor.userId]);
    if (!own) throw new Refused('noContractorRecord');
    const { confirmed: _, ...values } = input;
    const verb = updateContractorDetail.name;
    const json = await changeRecord(tx, actor, contractor, verb, own.id, values, undefined);
    return answer(JSON.parse(json));
  }),
];
