import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { decideCompletion, hasEverybodySigned } from '../../domain/index.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { asFile, fileById } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';
import { keepMade } from './keep-made.ts';
import { lockEnvelope, readEnvelope } from './read-envelope.ts';
import type { EnvelopeRow, SignerRow, WholeEnvelope } from './read-envelope.ts';
import type { Stamp } from './seal/prepare-signed-pdf.ts';
import { sealPdf } from './seal/seal-pdf.ts';
import { writeEvidenceJob } from './write-evidence.ts';

export const completeEnvelopeJob = 'documents.completeEnvelope';

export type EnvelopeJob = { readonly tenantId: string; readonly envelopeId: string };

const isReady = ({ envelope, signers }: WholeEnvelope): boolean =>
  (envelope.status === 'sent' || envelope.status === 'delivered') && hasEverybodySigned(signers);

export async function fileOf(tx: Tx, id: string): Promise<FileRow> {
  const [found] = await tx.batch([fileById(id)]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Error('A file of an envelope is missing');
  return file;
}

/** `2026-11-16 03:00 UTC`: Latin letters only, whatever the name of the signer. */
const captionOf = (signer: SignerRow, { number }: EnvelopeRow): string =>
  `Signed electronically ${(signer.signedAt ?? '').slice(0, 16).replace('T', ' ')} UTC, ${number}`;

/** The document with its signatures, sealed. */
export async function signedFile(
  services: Services,
  context: Context,
  { envelope, signers }: WholeEnvelope,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { db } = services;
  return withWorkFolder(async (folder) => {
    const fetch = async (id: string, as: string) => {
      const file = await db.transaction(context, (tx) => fileOf(tx, id));
      return { file, path: await copyToFolder(services, folder, file, as) };
    };
    const { file, path } = await fetch(envelope.documentId, 'document.pdf');
    const stamps: Stamp[] = [];
    for (const signer of signers) {
      const { path: picture } = await fetch(signer.signatureId ?? '', `${signer.id}.png`);
      const { page, boxLeft, boxTop, boxWidth } = signer;
      const caption = captionOf(signer, envelope);
      stamps.push({ page, boxLeft, boxTop, boxWidth, picture, caption });
    }
    const out = join(folder, 'out.pdf');
    const now = services.now().toISOString();
    const input = { path, out, stamps, reason: envelope.number, now };
    await runFileWork(services, 'prepareSignedPdf', input, { lane: 'background', seconds: 300 });
    const name = `${file.name.replace(/\.pdf$/i, '')} (signed).pdf`;
    return { name, bytes: await sealPdf(services, context.tenantId, await readFile(out)) };
  });
}

/** Done twice it is done once: whoever comes second finds the envelope completed. */
export async function completeEnvelope(
  services: Services,
  { tenantId, envelopeId }: EnvelopeJob,
): Promise<void> {
  const context = systemContext(tenantId, `envelope:${envelopeId}`);
  const whole = await services.db.transaction(context, (tx) => readEnvelope(tx, envelopeId));
  if (!isReady(whole)) return;
  await keepSigned(services, context, whole.envelope, await signedFile(services, context, whole));
}

/** The sealed file, and all that follows from it, are there together or not at all. */
export async function keepSigned(
  services: Services,
  context: Context,
  { id, documentId }: Pick<EnvelopeRow, 'id' | 'documentId'>,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  const source = Readable.from([bytes]);
  const kept = await keepMade(services, context, { name, source, sourceFileId: documentId });
  await services.db.transaction(context, async (tx) => {
    const { envelope } = await lockEnvelope(tx, id);
    if (envelope.status !== 'sent' && envelope.status !== 'delivered') return;
    const sealed = { fileId: kept.id, hash: kept.hash };
    const now = services.now().toISOString();
    await writeBySystem({ tx, services }, decideCompletion(envelope, sealed, now));
    await services.jobs.enqueue(tx, writeEvidenceJob, {
      tenantId: context.tenantId,
      envelopeId: id,
    });
  });
}

/** No browser takes part. What fails is tried again within seconds, and looked for every minute. */
export const completeEnvelopeWork = defineJob({
  name: completeEnvelopeJob,
  retryLimit: 20,
  run: (data, services) => completeEnvelope(services, data as EnvelopeJob),
});
