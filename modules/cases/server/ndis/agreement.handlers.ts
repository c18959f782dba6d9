import { envelopeCompleted, envelopeEnded } from '#documents/domain';
import type { EnvelopeStatus } from '#documents/domain';
import {
  copySigned,
  documentPdf,
  giveFilesTo,
  readEnvelope,
  startEnvelope,
} from '#documents/server';
import { accept, change, create } from '#kernel/domain';
import { Refused, handle, newId, on, writeBySystem } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  ndis,
  ndisServiceAgreement,
  ndisType,
  readAgreement,
  saveAgreement,
  signAgreement,
  syncAgreement,
  usualNoticeDays,
  whoSigns,
} from '../../domain/index.ts';
import type { CaseRecord, Reachable } from '../../domain/index.ts';
import { caseFacts } from '../engine/index.ts';
import { caseRecord } from '../engine/move.handlers.ts';
import { latestAgreement, shownAgreement, suggestedAgreement } from './agreement-rows.ts';
import type { Agreement } from './agreement-rows.ts';
import { tellOfAgreement } from './participant-mails.ts';
import { writeParticipantDocument } from './participant-documents.ts';

const isWithSigner = ({ status }: Agreement): boolean =>
  status === 'sent' || status === 'delivered';

async function agreementNow(tx: Tx, id: string) {
  const found = await latestAgreement(tx, id);
  if (!found) throw new Refused('notFound');
  return shownAgreement(found);
}

const readHandler = handle(readAgreement, async ({ tx, record }) =>
  shownAgreement((await latestAgreement(tx, record.id)) ?? suggestedAgreement(record)),
);

const saveHandler = handle(saveAgreement, async ({ tx, record, input, write }) => {
  const known = await latestAgreement(tx, record.id);
  if (known && isWithSigner(known))
    throw new Refused('agreementWithSigner', { values: { name: known.signerName ?? '' } });
  const { noticeDays, terms = null, ...rest } = input;
  const values = { ...rest, terms, noticeDays: noticeDays ?? usualNoticeDays };
  await write(
    accept(
      known?.id && known.status === 'draft'
        ? change(ndisServiceAgreement, known.id, values)
        : create(ndisServiceAgreement, { ...values, id: newId(), ndisId: record.id }),
    ),
  );
  return agreementNow(tx, record.id);
});

async function signerOf(tx: Tx, record: CaseRecord): Promise<Reachable> {
  const { people } = await caseFacts(tx, ndisType, record, '');
  const signer = whoSigns(record, people.client);
  if (!signer) throw new Refused('agreementSignerWithoutEmail');
  return signer;
}

const signHandler = handle(signAgreement, async (call) => {
  const { tx, services, record, input } = call;
  const agreement = await latestAgreement(tx, record.id);
  if (!agreement?.id) throw new Refused('ndisAgreementMissing');
  if (agreement.status !== 'draft') throw new Refused('agreementNotDraft');
  const found = caseRecord(record);
  const signer = await signerOf(tx, found);
  const document = await writeParticipantDocument(call, found, 'serviceAgreement');
  const bytes = await documentPdf(services, document);
  const title = `Service agreement ${found.caseNo}`;
  const envelopeId = await startEnvelope(call, {
    title,
    on: { resource: ndis, id: found.id, reference: `${found.caseNo} ${signer.name}` },
    document: { name: `${title}.pdf`, bytes },
    signers: [signer],
    provider: input.provider ?? 'own',
  });
  await call.write(
    accept(
      change(ndisServiceAgreement, agreement.id, {
        envelopeId,
        status: 'sent',
        signerName: signer.name,
        signerEmail: signer.email,
        sentAt: services.now().toISOString(),
      }),
    ),
  );
  return agreementNow(tx, found.id);
});

const statusOfEnvelope = async (tx: Tx, id: string): Promise<EnvelopeStatus> =>
  (await readEnvelope(tx, id)).envelope.status as EnvelopeStatus;

/** As the envelope stands; the signed file comes by the event. */
const syncHandler = handle(syncAgreement, async ({ tx, record, write }) => {
  const agreement = await latestAgreement(tx, record.id);
  if (!agreement?.id || !agreement.envelopeId) return null;
  const status = await statusOfEnvelope(tx, agreement.envelopeId);
  if (status !== agreement.status)
    await write(accept(change(ndisServiceAgreement, agreement.id, { status })));
  return agreementNow(tx, record.id);
});

export const agreementHandlers: readonly Handler[] = [
  readHandler,
  saveHandler,
  signHandler,
  syncHandler,
];

const byEnvelopeText = `select id, ndis_id as "ndisId" from ndis_service_agreements
  where envelope_id = $1::uuid and not is_deleted`;

async function byEnvelope(tx: Tx, envelopeId: string) {
  const [row] = await tx.query<{ id: string; ndisId: string }>(byEnvelopeText, [envelopeId]);
  return row ?? null;
}

/** The signed agreement is an attachment of the case from then on. */
async function keepSigned(tx: Tx, services: Services, envelopeId: string): Promise<void> {
  const agreement = await byEnvelope(tx, envelopeId);
  if (!agreement) return;
  const { fileId } = await copySigned(services, tx, envelopeId);
  const owner = { module: ndis.name, id: agreement.ndisId };
  await giveFilesTo(tx, [fileId], owner, ['NDIS_SERVICE_AGREEMENT']);
  const endedAt = services.now().toISOString();
  const values = { status: 'completed', endedAt, signedFileId: fileId } as const;
  await writeBySystem({ tx, services }, accept(change(ndisServiceAgreement, agreement.id, values)));
  await tellOfAgreement({ tx, services }, agreement.ndisId);
}

export const agreementSigned = on(
  envelopeCompleted,
  'cases.ndisAgreementSigned',
  ({ payload }, tx, services) => keepSigned(tx, services, payload.envelopeId),
);

export const agreementEnded = on(
  envelopeEnded,
  'cases.ndisAgreementEnded',
  async ({ payload }, tx, services) => {
    const agreement = await byEnvelope(tx, payload.envelopeId);
    if (!agreement) return;
    const status = await statusOfEnvelope(tx, payload.envelopeId);
    const endedAt = services.now().toISOString();
    await writeBySystem(
      { tx, services },
      accept(change(ndisServiceAgreement, agreement.id, { status, endedAt })),
    );
  },
);
