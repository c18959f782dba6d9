import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { accept, emit } from '#kernel/domain';
import { Refused, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  decideDecline,
  decideOpening,
  decideSignature,
  hasEverybodySigned,
  noteEvent,
  signerText,
  signingCodeAsked,
  signingState,
} from '../../domain/index.ts';
import type { SignatureKind, Visit } from '../../domain/index.ts';
import { runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import { completeEnvelopeJob } from './complete-envelope.ts';
import { fromDisk, keepMade } from './keep-made.ts';
import { lockEnvelope } from './read-envelope.ts';
import type { EnvelopeRow, SignerRow } from './read-envelope.ts';
import { isCodeRight, mintPass, refuseCodeAskedOften, refuseWithoutPass } from './signing-link.ts';
import type { SigningLink } from './signing-link.ts';

type Standing = {
  readonly tx: Tx;
  readonly envelope: EnvelopeRow;
  readonly signers: readonly SignerRow[];
  readonly signer: SignerRow;
};

/** Everything that a visitor does happens with the envelope locked. */
const atEnvelope = <T>(
  { db }: Services,
  link: SigningLink,
  work: (standing: Standing) => Promise<T>,
): Promise<T> =>
  db.transaction(systemContext(link.tenantId, `signing:${link.envelopeId}`), async (tx) => {
    const { envelope, signers } = await lockEnvelope(tx, link.envelopeId);
    const signer = signers.find(({ id }) => id === link.signerId);
    if (!signer) throw new Refused('linkNotValid');
    return work({ tx, envelope, signers, signer });
  });

export const visitOf = (request: FastifyRequest, services: Services): Visit => ({
  now: services.now().toISOString(),
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});

export const askCode = (services: Services, link: SigningLink, visit: Visit): Promise<void> =>
  atEnvelope(services, link, async ({ tx, envelope, signer }) => {
    const state = signingState(envelope, signer, visit.now);
    if (!envelope.needsCode || (state !== 'ready' && state !== 'completed')) {
      throw new Refused('signingVoided');
    }
    await refuseCodeAskedOften(tx, link.key, new Date(visit.now));
    const { envelopeId, signerId, key: linkHash } = link;
    await writeBySystem(
      { tx, services },
      accept(
        noteEvent('codeSent', envelope, visit, { who: signerText(signer) }),
        emit(signingCodeAsked({ envelopeId, signerId, linkHash })),
      ),
    );
  });

/** Also of what is completed: its signers may read it. Null: the code is wrong; the try is counted. */
export const openDocument = (
  services: Services,
  link: SigningLink,
  given: { readonly consent: boolean; readonly code: string },
  visit: Visit,
): Promise<string | null> =>
  atEnvelope(services, link, async ({ tx, envelope, signer }) => {
    const isDone = signingState(envelope, signer, visit.now) === 'completed';
    const decision = isDone ? accept() : decideOpening(envelope, signer, given.consent, visit);
    const now = new Date(visit.now);
    if (
      decision.kind === 'accepted' &&
      envelope.needsCode &&
      !(await isCodeRight(tx, link.key, given.code, now))
    ) {
      return null;
    }
    await writeBySystem({ tx, services }, decision);
    return mintPass(tx, link.key);
  });

/** Drawn anew in the file process before it is kept. */
function keepPicture(services: Services, link: SigningLink, picture: string) {
  return withWorkFolder(async (folder) => {
    const [path, out] = [join(folder, 'given.png'), join(folder, 'signature.png')];
    await writeFile(path, Buffer.from(picture, 'base64'));
    if (!(await runFileWork(services, 'readSignaturePicture', { path, out }, { seconds: 120 }))) {
      throw new Refused('signatureUnreadable');
    }
    const context = systemContext(link.tenantId, `signing:${link.envelopeId}`);
    return keepMade(services, context, { name: 'signature.png', source: fromDisk(out) });
  });
}

type Given = {
  readonly pass: string;
  readonly kind: SignatureKind;
  readonly picture: string;
};

/** The job that seals exists exactly when the last signature does. */
export async function signDocument(
  services: Services,
  link: SigningLink,
  { pass, kind, picture }: Given,
  visit: Visit,
): Promise<void> {
  refuseWithoutPass(link, pass);
  const { id: pictureId } = await keepPicture(services, link, picture);
  await atEnvelope(services, link, async ({ tx, envelope, signers, signer }) => {
    const signature = { kind, pictureId };
    const decision = decideSignature(envelope, signers, signer, signature, visit);
    await writeBySystem({ tx, services }, decision);
    const others = signers.filter(({ id }) => id !== signer.id);
    if (!others.length || hasEverybodySigned(others)) {
      const { tenantId, envelopeId } = link;
      await services.jobs.enqueue(tx, completeEnvelopeJob, { tenantId, envelopeId });
    }
  });
}

export const declineDocument = (
  services: Services,
  link: SigningLink,
  { pass, reason }: { readonly pass: string; readonly reason: string },
  visit: Visit,
): Promise<void> => {
  refuseWithoutPass(link, pass);
  return atEnvelope(services, link, ({ tx, envelope, signer }) =>
    writeBySystem({ tx, services }, decideDecline(envelope, signer, reason, visit)),
  );
};
