import { Readable } from 'node:stream';
import { moduleNameOf } from '#kernel/domain';
import type { Actor, AnyResource, Decision } from '#kernel/domain';
import { Refused, newId } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { decideCreation, decideSending, decideVoid } from '../../domain/index.ts';
import type { SigningProvider } from '../../domain/index.ts';
import { asFile, fileById } from '../file-row.ts';
import { refuseUnlessClean } from '../scan/refuse-unless-clean.ts';
import { docusignSendJob, docusignVoidJob } from './docusign/docusign-jobs.ts';
import { frozenCopy } from './frozen-copy.ts';
import { keepMade } from './keep-made.ts';
import { triedFile } from '../tried-file.ts';
import { lockEnvelope, readEnvelope } from './read-envelope.ts';

type Call = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
  /** A dry run keeps no file. */
  readonly isTried?: true;
  write(decision: Decision): Promise<void>;
};

type Start = {
  readonly title: string;
  readonly on: { readonly resource: AnyResource; readonly id: string; readonly reference: string };
  readonly signers: readonly { readonly name: string; readonly email: string }[];
  readonly provider?: SigningProvider;
};

type Made = { readonly document: { readonly name: string; readonly bytes: Buffer } };

/** For a module that has a document of its own signed: made and sent in the transaction of its action. */
export async function startEnvelope(call: Call, start: Start & Made): Promise<string> {
  const { name, bytes } = start.document;
  const source = Readable.from([bytes]);
  const kept = call.isTried
    ? { id: await triedFile(call.tx, name), hash: '' }
    : await keepMade(call.services, call.tx.context, { name, source });
  return sendEnvelope(call, start, { ...kept, pages: 1 });
}

/** The same of a file that is kept already; whoever calls has checked the right to read it. */
export async function startEnvelopeOfFile(
  call: Call,
  start: Start & { readonly fileId: string },
): Promise<string> {
  const [found] = await call.tx.batch([fileById(start.fileId)]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('notFound');
  refuseUnlessClean(file);
  return sendEnvelope(call, start, await frozenCopy(call.services, call.tx, file));
}

type Frozen = { readonly id: string; readonly hash: string; readonly pages: number };

async function sendEnvelope(call: Call, start: Start, document: Frozen): Promise<string> {
  const { tx, actor, services } = call;
  const id = newId();
  const now = services.now().toISOString();
  const facts = {
    id,
    sender: { id: actor.userId, name: actor.name ?? '' },
    document,
    reference: start.on.reference.slice(0, 300),
    hasDocusign: services.config.docusign !== undefined,
    now,
  };
  const { title, signers, on, provider = 'own' } = start;
  const input = {
    title,
    signers,
    fileId: document.id,
    fromModule: moduleNameOf(on.resource),
    objectId: on.id,
    remindEveryDays: 3,
    provider,
  };
  await call.write(decideCreation(facts, input));
  const whole = await readEnvelope(tx, id);
  await call.write(decideSending(whole.envelope, whole.signers, actor.name ?? '', now));
  if (provider === 'docusign') {
    const { tenantId } = tx.context;
    await services.jobs.enqueue(tx, docusignSendJob, { tenantId, envelopeId: id });
  }
  return id;
}

type Stop = Pick<Call, 'tx' | 'services' | 'write'> & { readonly who: string };

/** For a module whose record changes while it is being signed: from here on nobody signs it. */
export async function stopEnvelope(call: Stop, id: string, reason: string): Promise<void> {
  const { tx, services } = call;
  const { envelope, signers } = await lockEnvelope(tx, id);
  if (envelope.status !== 'sent' && envelope.status !== 'delivered') return;
  const by = { who: call.who, now: services.now().toISOString() };
  await call.write(decideVoid(envelope, signers, reason, by));
  if (!envelope.externalId) return;
  const { tenantId } = tx.context;
  await services.jobs.enqueue(tx, docusignVoidJob, { tenantId, envelopeId: id });
}

/** A copy of what was signed, nobody's yet: for the file field of the record that it is about. */
export async function copySigned(
  services: Services,
  tx: Tx,
  envelopeId: string,
): Promise<{ readonly fileId: string; readonly signedBy: string }> {
  const { envelope, signers } = await readEnvelope(tx, envelopeId);
  const [found] = await tx.batch([fileById(envelope.signedFileId ?? '')]);
  const file = asFile(found?.rows[0]);
  const source = file && (await services.storage.get(file.storageKey));
  if (!source) throw new Refused('unavailable');
  const context: Context = tx.context;
  const { id } = await keepMade(services, context, {
    name: file.name,
    source,
    sourceFileId: file.id,
  });
  return { fileId: id, signedBy: signers.map(({ name }) => name).join(', ') };
}
