import { letter, queueMail } from '#correspondence/server';
import { keepDocument } from '#documents/server';
import { moduleNameOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, RecordFacts, Services, Tx } from '#kernel/server';
import {
  addressOfSpecialist,
  agreementHtml,
  cancelContract,
  decideContractCancellation,
  decideGeneration,
  decideSignature,
  decideSync,
  generateAgreement,
  signContract,
  specialist,
  syncAgreement,
} from '../../domain/index.ts';
import type { AgreementFacts, ContractFacts, RecipientFacts } from '../../domain/index.ts';
import { throwUnlessAccepted } from '../throw-unless-accepted.ts';
import { todayOf } from '../today-of.ts';
import { contractsOf } from './contracts-of.ts';

const sentText = `update specialist_contracts set status = 'sent', document_id = $3,
    last_modifier_id = current_actor(), last_modification_time = now(),
    concurrency_stamp = gen_random_uuid()
  where tenant_id = $1 and id = $2`;

const practiceText = 'select coalesce(customer_name, name) as name from tenants where id = $1';

/** Who is inactive is not written to without a question, so nothing is sent to them here. */
async function tellSpecialist(tx: Tx, services: Services, record: RecordFacts): Promise<void> {
  const facts = record as unknown as RecipientFacts;
  const to = addressOfSpecialist(facts);
  if (!to || !facts.isActive) return;
  const subject = 'Your agreement is ready to sign';
  const { text, html } = letter(subject, [
    `Dear ${[record['title'], record['fullName']].filter(Boolean).join(' ')},`,
    'Your agreement with us is ready. Please read and sign it in your profile:',
    `${services.config.publicUrl}/view/dr-account`,
  ]);
  const link = { fromModule: moduleNameOf(specialist), objectId: record.id };
  await queueMail(tx, services, {
    to,
    subject,
    text,
    html,
    templateKey: 'specialist.agreement',
    ...link,
  });
}

export const agreementHandlers: readonly Handler[] = [
  handle(generateAgreement, async ({ record, input, tx, actor, services }) => {
    const contracts = await contractsOf(tx, record.id);
    const contract =
      contracts.find(({ id, status }) =>
        input.contractId ? id === input.contractId : status === 'draft' || status === 'sent',
      ) ?? null;
    throwUnlessAccepted(decideGeneration(contract));
    if (!contract) return null;
    const [practice] = await tx.query<{ name: string }>(practiceText, [actor.tenantId]);
    const content = agreementHtml({
      practice: practice?.name ?? 'The practice',
      specialist: [record['title'], record['fullName']].filter(Boolean).join(' '),
      specialty: record['specialty'] as string | null,
      template: contract.template,
      startDate: contract.startDate,
      endDate: contract.endDate,
      feeArrangement: record['feeArrangement'] as AgreementFacts['feeArrangement'],
      today: todayOf(actor, services),
    });
    const name = `Agreement ${String(record['fullName'])} ${contract.startDate}.html`;
    const documentId = await keepDocument(services, tx.context, { name, content });
    await tx.query(sentText, [actor.tenantId, contract.id, documentId]);
    await tellSpecialist(tx, services, record);
    return { contractId: contract.id, documentId, status: 'sent' };
  }),
  handle(syncAgreement, async ({ record, tx, actor, services, commit }) =>
    commit(record, decideSync(await contractsOf(tx, record.id), todayOf(actor, services))),
  ),
  handle(signContract, ({ record, input, actor, services, commit }) =>
    commit(
      record,
      decideSignature(
        record as unknown as ContractFacts,
        { signedBy: String(input.signedBy), signedDate: input.signedDate ?? null },
        todayOf(actor, services),
        record['specialistId'] === actor.attributes['specialistId'],
      ),
    ),
  ),
  handle(cancelContract, ({ record, commit }) =>
    commit(record, decideContractCancellation(record as unknown as ContractFacts)),
  ),
];
