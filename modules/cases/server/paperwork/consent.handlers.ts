import { envelopeCompleted, envelopeEnded, envelopeStatuses } from '#documents/domain';
import type { EnvelopeStatus, SigningProvider } from '#documents/domain';
import {
  copySigned,
  documentPdf,
  giveFilesTo,
  readEnvelope,
  startEnvelope,
} from '#documents/server';
import { accept, change, create } from '#kernel/domain';
import {
  Refused,
  acrossTenants,
  handle,
  newId,
  on,
  systemContext,
  writeBySystem,
} from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  caseConsent,
  caseTypeOf,
  generateConsent,
  paperworkTypes,
  syncConsent,
} from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseFacts, caseLink, caseRecord } from '../engine/index.ts';
import { writeCaseDocument } from '../letters/case-documents.ts';

type Consent = {
  readonly id: string;
  readonly envelopeId: string;
  readonly status: EnvelopeStatus;
  readonly signerName: string;
  readonly sentAt: string;
  readonly endedAt: string | null;
  readonly signedFileId: string | null;
};

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const latestText = `select id, envelope_id as "envelopeId", status, signer_name as "signerName",
    ${instant('sent_at')} as "sentAt", ${instant('ended_at')} as "endedAt", signed_file_id as "signedFileId"
  from case_consents where case_id = $1::uuid and not is_deleted order by sent_at desc, id desc limit 1`;

async function latest(tx: Tx, caseId: string): Promise<Consent | null> {
  const [row] = await tx.query<Consent>(latestText, [caseId]);
  return row ?? null;
}

const told = (consent: Consent) => ({ ...consent, statusName: envelopeStatuses[consent.status] });

/** B-212: the claimant signs without an account, by a link from us or from DocuSign. */
const generateHandler = (type: CaseType): Handler =>
  handle(generateConsent(type.resource), async (call) => {
    const { tx, services, input } = call;
    const record = caseRecord(call.record);
    const link = caseLink(services.config.publicUrl, type, record.id);
    const { people } = await caseFacts(tx, type, record, link);
    const { name = '', email } = people.client ?? {};
    if (!email) throw new Refused('signerWithoutEmail');
    const before = await latest(tx, record.id);
    if (before && isOpenEnvelope(await envelopeStatusOf(tx, before.envelopeId)))
      throw new Refused('consentIsOpen', { values: { name: before.signerName } });
    const document = await writeCaseDocument(call, type, record, 'ConsentForm');
    const bytes = await documentPdf(services, document);
    const { provider } = input as { provider?: SigningProvider | null };
    const envelopeId = await startEnvelope(call, {
      title: `Consent form ${record.caseNo}`,
      on: { resource: type.resource, id: record.id, reference: `${record.caseNo} ${name}` },
      document: { name: `Consent form ${record.caseNo}.pdf`, bytes },
      signers: [{ name, email }],
      provider: provider ?? 'own',
    });
    await call.write(
      accept(
        create(caseConsent, {
          id: newId(),
          caseId: record.id,
          envelopeId,
          status: 'sent',
          signerName: name,
          signerEmail: email,
          sentAt: services.now().toISOString(),
        }),
      ),
    );
    const made = await latest(tx, record.id);
    if (!made) throw new Refused('notFound');
    return told(made);
  });

const isOpenEnvelope = (status: EnvelopeStatus): boolean => ['sent', 'delivered'].includes(status);

async function envelopeStatusOf(tx: Tx, id: string): Promise<EnvelopeStatus> {
  return (await readEnvelope(tx, id)).envelope.status as EnvelopeStatus;
}

/** C-064: as the envelope stands; whoever signed has the form on file by the event. */
const syncHandler = (type: CaseType): Handler =>
  handle(syncConsent(type.resource), async ({ tx, record, write }) => {
    const { id: caseId } = caseRecord(record);
    const consent = await latest(tx, caseId);
    if (!consent) return null;
    const status = await envelopeStatusOf(tx, consent.envelopeId);
    if (status !== consent.status) await write(accept(change(caseConsent, consent.id, { status })));
    return told({ ...consent, status });
  });

export const consentHandlers: readonly Handler[] = paperworkTypes.flatMap((type) => [
  generateHandler(type),
  syncHandler(type),
]);

const byEnvelopeText = `select c.id, c.case_id as "caseId", k.case_type as "caseType"
  from case_consents c join cases k on k.tenant_id = c.tenant_id and k.id = c.case_id
  where c.envelope_id = $1::uuid and not c.is_deleted`;

type Found = { readonly id: string; readonly caseId: string; readonly caseType: string };

async function consentOf(tx: Tx, envelopeId: string): Promise<Found | null> {
  const [row] = await tx.query<Found>(byEnvelopeText, [envelopeId]);
  return row ?? null;
}

/** The signed form is an attachment of the case from then on. */
async function keepSigned(tx: Tx, services: Services, envelopeId: string): Promise<void> {
  const consent = await consentOf(tx, envelopeId);
  const type = caseTypeOf(consent?.caseType ?? '');
  if (!consent || !type) return;
  const { fileId } = await copySigned(services, tx, envelopeId);
  await giveFilesTo(tx, [fileId], { module: type.resource.name, id: consent.caseId }, [
    'CONSENT_FORM',
  ]);
  const endedAt = services.now().toISOString();
  const values = { status: 'completed', endedAt, signedFileId: fileId } as const;
  await writeBySystem({ tx, services }, accept(change(caseConsent, consent.id, values)));
}

const toldText = `select tenant_id as "tenantId", envelope_id as "envelopeId", ended_at as "endedAt"
  from case_consents where status = 'completed' and signed_file_id is null and ended_at is not null
    and not is_deleted order by ended_at, id`;

type Told = { readonly tenantId: string; readonly envelopeId: string; readonly endedAt: string };

/** The rows of the demo say what was signed; its cases keep the forms as any case does. */
export async function keepDemoConsents(services: Services): Promise<void> {
  const [found] = await services.hostDb.batch(acrossTenants, [{ text: toldText }]);
  for (const { tenantId, envelopeId, endedAt } of (found?.rows ?? []) as Told[]) {
    const onItsDay = { ...services, now: () => new Date(endedAt) };
    const context = systemContext(tenantId, `envelope:${envelopeId}`);
    await services.db.transaction(context, (tx) => keepSigned(tx, onItsDay, envelopeId));
  }
}

export const consentSigned = on(
  envelopeCompleted,
  'cases.consentSigned',
  ({ payload }, tx, services) => keepSigned(tx, services, payload.envelopeId),
);

export const consentEnded = on(
  envelopeEnded,
  'cases.consentEnded',
  async ({ payload }, tx, services) => {
    const consent = await consentOf(tx, payload.envelopeId);
    if (!consent) return;
    const status = await envelopeStatusOf(tx, payload.envelopeId);
    const endedAt = services.now().toISOString();
    await writeBySystem(
      { tx, services },
      accept(change(caseConsent, consent.id, { status, endedAt })),
    );
  },
);
