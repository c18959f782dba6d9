import { queueMail, templateMail } from '#correspondence/server';
import { keepDocument, readLetterhead, triedFile } from '#documents/server';
import { moduleNameOf, permits, refuseMove } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { handle, Refused, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  addressOfSpecialist,
  agreementDocument,
  decideContractCancellation,
  decideGeneration,
  decideSignature,
  decideSync,
  generateAgreement,
  specialist,
  specialistContractWorkflow,
  syncAgreement,
} from '../../domain/index.ts';
import { specialistWords } from '../template-facts.ts';
import { todayOf } from '../today-of.ts';
import { contractsOf } from './contracts-of.ts';
import type { ContractRow } from './contracts-of.ts';
import { ownerOfContract } from './standing-of.ts';

type Doctor = RecordOf<typeof specialist>;

const nameOf = ({ title, fullName }: Doctor): string => [title, fullName].filter(Boolean).join(' ');

/** Who is inactive is not written to without a question, so nothing is sent to them here. */
async function tellSpecialist(tx: Tx, services: Services, doctor: Doctor): Promise<void> {
  const to = addressOfSpecialist(doctor);
  if (!to || !doctor.isActive) return;
  const templateKey = 'SpecialistAgreement';
  const words = await templateMail(tx, services, templateKey, {
    specialist: specialistWords(doctor),
    link: `${services.config.publicUrl}/view/dr-account`,
  });
  const link = { fromModule: moduleNameOf(specialist), objectId: doctor.id };
  await queueMail(tx, services, { to, ...words, templateKey, ...link });
}

/** The one that was asked for, else the newest that is not signed yet. */
async function contractToRender(
  tx: Tx,
  specialistId: string,
  contractId: string | null | undefined,
): Promise<ContractRow> {
  const contracts = await contractsOf(tx, specialistId);
  const found = contracts.find((one) =>
    contractId
      ? one.id === contractId
      : permits(specialistContractWorkflow, one, 'generateAgreement'),
  );
  if (!found) throw new Refused('contractMissing');
  // Nothing is rendered and kept for a contract that may not be rendered again.
  if (!permits(specialistContractWorkflow, found, 'generateAgreement'))
    throwUnlessAccepted(refuseMove(specialistContractWorkflow, found));
  return found;
}

const { sign, cancel } = specialistContractWorkflow.actions;

export const agreementHandlers: readonly Handler[] = [
  handle(generateAgreement, async (call) => {
    const { record, input, tx, actor, services, write, isTried } = call;
    const contract = await contractToRender(tx, record.id, input.contractId);
    const letterhead = await readLetterhead(tx, services);
    const { template, startDate, endDate } = contract;
    const facts = {
      practice: letterhead.practiceName || 'The practice',
      specialist: nameOf(record),
      specialty: record.specialty,
      template,
      startDate,
      endDate,
      feeArrangement: record.feeArrangement,
      today: todayOf(actor, services),
    };
    const { fileName, html: content } = agreementDocument.write(facts, letterhead);
    const name = `${fileName}.html`;
    const documentId = isTried
      ? await triedFile(tx, name)
      : await keepDocument(services, tx.context, { name, content });
    await write(decideGeneration(contract, documentId));
    await tellSpecialist(tx, services, record);
    return { contractId: contract.id, documentId, status: 'sent' };
  }),
  handle(syncAgreement, async ({ record, tx, actor, services, commit }) => {
    const contracts = await contractsOf(tx, record.id);
    return commit(decideSync(record.id, contracts, todayOf(actor, services)));
  }),
  handle(sign, async ({ record, input, tx, actor, services, commit }) => {
    const owner = await ownerOfContract(tx, record);
    const isOwn = actor.ids['specialistId']?.includes(record.specialistId) ?? false;
    const today = todayOf(actor, services);
    return commit(decideSignature(record, input, { ...owner, today, isOwn }));
  }),
  handle(cancel, async ({ record, tx, actor, services, commit }) => {
    const owner = await ownerOfContract(tx, record);
    const today = todayOf(actor, services);
    return commit(decideContractCancellation(record, { ...owner, today }));
  }),
];
