import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { accept, change, resourceOfModule } from '#kernel/domain';
import { defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { envelope as envelopeResource, evidenceDocument } from '../../domain/index.ts';
import type { EvidenceFacts } from '../../domain/index.ts';
import { runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { asFile, fileById } from '../file-row.ts';
import { documentPdf, pdfName } from '../render/print-document.ts';
import { readLetterhead } from '../render/read-letterhead.ts';
import { keepMade } from './keep-made.ts';
import { lockEnvelope, readEnvelope } from './read-envelope.ts';
import type { EnvelopeRow, SignerRow } from './read-envelope.ts';
import { sealPdf } from './seal/seal-pdf.ts';

export const writeEvidenceJob = 'documents.writeEvidence';

const eventsText = `select kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    who, ip, user_agent as "userAgent", note
  from envelope_events where envelope_id = $1::uuid order by at, id`;

type Needs = { readonly tx: Tx; readonly services: Services };

async function bytesOf({ tx, services }: Needs, id: string | null): Promise<Buffer | null> {
  const [found] = id ? await tx.batch([fileById(id)]) : [];
  const file = asFile(found?.rows[0]);
  const source = file && (await services.storage.get(file.storageKey));
  return source ? buffer(source) : null;
}

async function signerFacts(needs: Needs, signer: SignerRow) {
  const { name, email, signedAt, signatureKind, signatureId } = signer;
  const bytes = await bytesOf(needs, signatureId);
  const picture = bytes && `data:image/png;base64,${bytes.toString('base64')}`;
  return { name, email, signedAt, signatureKind, picture };
}

async function evidenceFacts(needs: Needs, envelope: EnvelopeRow, signers: readonly SignerRow[]) {
  const { tx } = needs;
  const events = await tx.query<EvidenceFacts['events'][number]>(eventsText, [envelope.id]);
  const [document, signed, tenants] = await tx.batch([
    fileById(envelope.documentId),
    fileById(envelope.signedFileId ?? ''),
    { text: 'select timezone from platform_tenants where id = current_tenant()' },
  ]);
  const facts: EvidenceFacts = {
    number: envelope.number,
    title: envelope.title,
    fileName: asFile(document?.rows[0])?.name ?? '',
    documentHash: envelope.documentHash,
    signedHash: asFile(signed?.rows[0])?.sha256 ?? '',
    zone: String(tenants?.rows[0]?.['timezone'] ?? 'UTC'),
    signers: await Promise.all(signers.map((signer) => signerFacts(needs, signer))),
    events,
  };
  return facts;
}

/** The record that the envelope is about gets the signed document among its attachments, once. */
async function attachSigned(services: Services, context: Context, envelope: EnvelopeRow) {
  const { fromModule, objectId, signedFileId } = envelope;
  const resource = resourceOfModule(fromModule ?? '');
  // What lives on the page of another record has no attachments of its own.
  if (!resource || resource.parent || !objectId || !signedFileId) return;
  const source = await services.db.transaction(context, async (tx) => {
    const held = await tx.query(
      `select id from files where source_file_id = $1::uuid and owner_resource = $2
         and owner_id = $3::uuid`,
      [signedFileId, resource.name, objectId],
    );
    const [found] = held.length ? [] : await tx.batch([fileById(signedFileId)]);
    return asFile(found?.rows[0]);
  });
  const bytes = source && (await services.storage.get(source.storageKey));
  if (!source || !bytes) return;
  await keepMade(services, context, {
    name: source.name,
    source: bytes,
    sourceFileId: signedFileId,
    owner: { module: resource.name, id: objectId },
  });
}

/** Printed by the browser, then sealed like the document itself. */
async function sealedEvidence(services: Services, context: Context, id: string) {
  const document = await services.db.transaction(context, async (tx) => {
    const { envelope, signers } = await readEnvelope(tx, id);
    const facts = await evidenceFacts({ tx, services }, envelope, signers);
    return evidenceDocument.write(facts, await readLetterhead(tx, services));
  });
  const printed = await documentPdf(services, document);
  const bytes = await withWorkFolder(async (folder) => {
    const [path, out] = [join(folder, 'evidence.pdf'), join(folder, 'out.pdf')];
    await writeFile(path, printed);
    const now = services.now().toISOString();
    const input = { path, out, stamps: [], reason: document.title, now };
    await runFileWork(services, 'prepareSignedPdf', input, { lane: 'background' });
    return sealPdf(services, context.tenantId, await readFile(out));
  });
  return { name: pdfName(document), bytes };
}

export async function writeEvidence(
  services: Services,
  tenantId: string,
  id: string,
): Promise<void> {
  const context = systemContext(tenantId, `envelope:${id}`);
  const { db } = services;
  const { envelope } = await db.transaction(context, (tx) => readEnvelope(tx, id));
  if (envelope.status !== 'completed') return;
  await attachSigned(services, context, envelope);
  // A provider appends its own certificate to what it signs.
  if (envelope.evidenceFileId || envelope.provider !== 'own') return;
  const { name, bytes } = await sealedEvidence(services, context, id);
  const source = Readable.from([bytes]);
  const sourceFileId = envelope.signedFileId;
  const kept = await keepMade(services, context, { name, source, sourceFileId });
  await db.transaction(context, async (tx) => {
    const { envelope: now } = await lockEnvelope(tx, id);
    if (now.evidenceFileId) return;
    const decision = accept(change(envelopeResource, id, { evidenceFileId: kept.id }));
    await writeBySystem({ tx, services }, decision);
  });
}

/** Kept beside the signed document, so that no signature waits for a browser. */
export const writeEvidenceWork = defineJob({
  name: writeEvidenceJob,
  retryLimit: 20,
  run: ({ tenantId, envelopeId }, services) =>
    writeEvidence(services, String(tenantId), String(envelopeId)),
});
