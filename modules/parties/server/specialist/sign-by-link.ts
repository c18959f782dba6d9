import { envelopeCompleted } from '#documents/domain';
import { copySigned, documentPdf, readDocument, startEnvelope } from '#documents/server';
import { dayIn, moduleNameOf, permits } from '#kernel/domain';
import { handle, on, throwUnlessAccepted, writeBySystem } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  addressOfSpecialist,
  decideSignature,
  refuseUnlessSendable,
  sendForSignature,
  specialistContract,
  specialistContractWorkflow,
} from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';
import { ownerOfContract } from './standing-of.ts';

type Doctor = {
  readonly name: string;
  readonly businessEmail: string | null;
  readonly personalEmail: string | null;
  readonly isActive: boolean;
};

const doctorText = `select concat_ws(' ', nullif(title, ''), full_name) as name,
    business_email as "businessEmail", personal_email as "personalEmail", is_active as "isActive"
  from specialists where id = $1::uuid`;

/** What was generated is printed as it is and sent; the specialist signs without an account. */
export const sendForSignatureHandler = handle(sendForSignature, async (call) => {
  const { record, tx, services, isTried } = call;
  const [doctor] = await tx.query<Doctor>(doctorText, [record.specialistId]);
  const email = doctor ? addressOfSpecialist(doctor) : null;
  const refused = refuseUnlessSendable(record, email);
  if (refused) throwUnlessAccepted(refused);
  const html = await readDocument(services, tx, record.documentId ?? '');
  const bytes = isTried ? Buffer.alloc(0) : await documentPdf(services, { html });
  const name = doctor?.name ?? '';
  const envelopeId = await startEnvelope(call, {
    title: `Agreement of ${name}`,
    on: { resource: specialistContract, id: record.id, reference: name },
    document: { name: `Agreement ${name} ${record.startDate}.pdf`, bytes },
    signers: [{ name, email: email ?? '' }],
  });
  return { envelopeId };
});

const ownerText = `select c.specialist_id as "specialistId", t.timezone as zone
  from specialist_contracts c left join platform_tenants t on t.id = current_tenant()
  where c.id = $1::uuid and not c.is_deleted`;

async function contractAt(tx: Tx, id: string) {
  const [found] = await tx.query<{ specialistId: string; zone: string | null }>(ownerText, [id]);
  const contracts = found ? await contractsOf(tx, found.specialistId) : [];
  const contract = contracts.find((one) => one.id === id);
  return contract && { contract, zone: found?.zone ?? 'UTC' };
}

/** One that was signed on paper or cancelled meanwhile stays what it is; the envelope keeps the evidence. */
export const contractSignedByLink = on(
  envelopeCompleted,
  'parties.contractSignedByLink',
  async ({ payload }, tx, services) => {
    if (payload.fromModule !== moduleNameOf(specialistContract)) return;
    const found = await contractAt(tx, payload.objectId ?? '');
    if (!found || !permits(specialistContractWorkflow, found.contract, 'sign')) return;
    const owner = await ownerOfContract(tx, found.contract);
    const { fileId, signedBy } = await copySigned(services, tx, payload.envelopeId);
    const today = dayIn(found.zone, services.now());
    const facts = { ...owner, today, isOwn: false, signedDocumentId: fileId };
    await writeBySystem({ tx, services }, decideSignature(found.contract, { signedBy }, facts));
  },
);
