import { envelopeCompleted, envelopeEnded } from '#documents/domain';
import { copySigned, documentPdf, giveFilesTo, keptFiles, startEnvelope } from '#documents/server';
import { accept, change } from '#kernel/domain';
import { Refused, handle, isUuid, on, writeBySystem } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { keepAuthority, mr, mrType, overrideAuthority, sendAuthority } from '../../domain/index.ts';
import { caseFacts, caseLink, caseRecord, todayOf } from '../engine/index.ts';
import { writeRecordLetter } from './record-letters.ts';

/** The claimant signs without an account, by a link from us or from DocuSign. */
const sendHandler = handle(sendAuthority, async (call) => {
  const { tx, services, input, commit } = call;
  const record = caseRecord(call.record);
  if (record.authority === 'signed') throw new Refused('authoritySignedAlready');
  const link = caseLink(services.config.publicUrl, mrType, record.id);
  const { people } = await caseFacts(tx, mrType, record, link);
  const { name = '', email } = people.client ?? {};
  if (!email) throw new Refused('signerWithoutEmail');
  const document = await writeRecordLetter(call, record, 'LetterOfAuthority');
  const title = `Letter of authority ${record.caseNo}`;
  const envelopeId = await startEnvelope(call, {
    title,
    on: { resource: mr, id: record.id, reference: `${record.caseNo} ${name}` },
    document: { name: `${title}.pdf`, bytes: await documentPdf(services, document) },
    signers: [{ name, email }],
    provider: input.provider ?? 'own',
  });
  const values = { authority: 'sent', authorityEnvelopeId: envelopeId } as const;
  return commit(accept(change(mr, record.id, values)));
});

/** Signed on paper: what was scanned stands among the documents of the case. */
const keepHandler = handle(keepAuthority, async ({ record, input, tx, services, commit }) => {
  const { fileId } = input;
  const [file] = isUuid(fileId) ? await keptFiles(tx, [fileId]) : [];
  if (!file || file.ownerId !== record.id) throw new Refused('authorityFileElsewhere');
  const authorityOn = await todayOf(tx, services);
  const values = { authority: 'signed', authorityFileId: fileId, authorityOn } as const;
  return commit(accept(change(mr, record.id, values)));
});

const overrideHandler = handle(overrideAuthority, ({ record, input, commit }) => {
  if (record.authority === 'signed') throw new Refused('authoritySignedAlready');
  const values = { authority: 'overridden', authorityNote: input.note } as const;
  return commit(accept(change(mr, record.id, values)));
});

export const authorityHandlers: readonly Handler[] = [sendHandler, keepHandler, overrideHandler];

const byEnvelopeText = `select id, authority from clinical_records
  where authority_envelope_id = $1::uuid and not is_deleted for update`;

async function recordOf(tx: Tx, envelopeId: string) {
  const [row] = await tx.query<{ id: string; authority: string }>(byEnvelopeText, [envelopeId]);
  return row ?? null;
}

/** The signed authority is an attachment of the case from then on. */
export const authoritySigned = on(
  envelopeCompleted,
  'cases.authoritySigned',
  async ({ payload }, tx, services) => {
    const found = await recordOf(tx, payload.envelopeId);
    if (!found) return;
    const { fileId } = await copySigned(services, tx, payload.envelopeId);
    await giveFilesTo(tx, [fileId], { module: mr.name, id: found.id }, ['CONSENT_FORM']);
    const authorityOn = await todayOf(tx, services);
    const values = { authority: 'signed', authorityFileId: fileId, authorityOn } as const;
    await writeBySystem({ tx, services }, accept(change(mr, found.id, values)));
  },
);

/** Declined or withdrawn; what was decided meanwhile stays. */
export const authorityEnded = on(
  envelopeEnded,
  'cases.authorityEnded',
  async ({ payload }, tx, services) => {
    const found = await recordOf(tx, payload.envelopeId);
    if (found?.authority !== 'sent') return;
    const values = { authority: 'declined' } as const;
    await writeBySystem({ tx, services }, accept(change(mr, found.id, values)));
  },
);
