import { buffer } from 'node:stream/consumers';
import { accept, change } from '#kernel/domain';
import { defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { envelope as envelopeResource } from '../../../domain/index.ts';
import { copyToFolder, runFileWork, withWorkFolder } from '../../file-process/run-file-work.ts';
import { fileOf, keepSigned } from '../complete-envelope.ts';
import type { EnvelopeJob } from '../complete-envelope.ts';
import { readEnvelope } from '../read-envelope.ts';
import { openDocusign } from './docusign-client.ts';
import { docusignEnvelope } from './docusign-envelope.ts';

export const docusignSendJob = 'documents.docusignSend';
export const docusignVoidJob = 'documents.docusignVoid';
export const docusignFetchJob = 'documents.docusignFetch';

export const webhookPath = '/app/signing/docusign';

async function wholeOf(services: Services, { tenantId, envelopeId }: EnvelopeJob) {
  const context = systemContext(tenantId, `envelope:${envelopeId}`);
  const found = await services.db.transaction(context, async (tx) => {
    const whole = await readEnvelope(tx, envelopeId);
    return { whole, file: await fileOf(tx, whole.envelope.documentId) };
  });
  return { context, ...found };
}

async function send(services: Services, job: EnvelopeJob): Promise<void> {
  const { context, whole, file } = await wholeOf(services, job);
  if (whole.envelope.externalId || whole.envelope.status !== 'sent') return;
  const pages = await withWorkFolder(async (folder) =>
    runFileWork(services, 'readSignable', { path: await copyToFolder(services, folder, file) }),
  );
  const source = await services.storage.get(file.storageKey);
  if (!source || !pages) throw new Error('The document of an envelope cannot be read');
  const document = { name: file.name, bytes: await buffer(source) };
  const webhook = `${services.config.publicUrl}${webhookPath}`;
  const client = await openDocusign(services, context);
  const body = docusignEnvelope({ ...whole, document, pages, webhook });
  const externalId = await client.create(body);
  await services.db.transaction(context, (tx) =>
    writeBySystem(
      { tx, services },
      accept(change(envelopeResource, job.envelopeId, { externalId })),
    ),
  );
}

async function cancel(services: Services, job: EnvelopeJob): Promise<void> {
  const { context, whole } = await wholeOf(services, job);
  const { externalId, endReason } = whole.envelope;
  if (!externalId) return;
  const client = await openDocusign(services, context);
  await client.cancel(externalId, endReason ?? 'Voided.');
}

async function fetchSigned(services: Services, job: EnvelopeJob): Promise<void> {
  const { context, whole, file } = await wholeOf(services, job);
  const { envelope } = whole;
  const isOpen = envelope.status === 'sent' || envelope.status === 'delivered';
  if (!envelope.externalId || !isOpen) return;
  const client = await openDocusign(services, context);
  const bytes = await client.signedPdf(envelope.externalId);
  const name = `${file.name.replace(/\.pdf$/i, '')} (signed).pdf`;
  await keepSigned(services, context, envelope, { name, bytes });
}

const job = (name: string, work: (services: Services, job: EnvelopeJob) => Promise<void>) =>
  defineJob({ name, retryLimit: 20, run: (data, services) => work(services, data as EnvelopeJob) });

export const docusignJobs = [
  job(docusignSendJob, send),
  job(docusignVoidJob, cancel),
  job(docusignFetchJob, fetchSigned),
];
