import { askAboutStrangers } from '#correspondence/server';
import { documentPdf, readLetterhead, startEnvelope } from '#documents/server';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  agreementDocument,
  decideSignatureRequest,
  fundingAgreement,
  readAgreementSignature,
  sendAgreementForSignature,
  sentForSignature,
} from '../../domain/index.ts';
import { readinessOf } from '../agreements/agreement-facts.ts';
import { readPrintedAgreement } from '../agreements/read-printed-agreement.ts';
import { knownSigners, signatureOf } from './signature-facts.ts';
import { keepPaper } from './signed-paper.ts';

const sendHandler = handle(sendAgreementForSignature, async (call) => {
  const { tx, services, record, input, answers } = call;
  const known = await knownSigners(tx, record.id);
  const lender = {
    name: input.lenderName || known.lender.name,
    email: input.lenderEmail || known.lender.email,
  };
  const borrower = {
    name: input.borrowerName || known.borrower.name,
    email: input.borrowerEmail || known.borrower.email,
  };
  const { hasFirstRate } = await readinessOf(tx, record.id);
  throwUnlessAccepted(decideSignatureRequest(record, { lender, borrower, hasFirstRate, answers }));
  await askAboutStrangers(call, [input.lenderEmail, input.borrowerEmail]);
  const printed = await readPrintedAgreement(tx, record.id);
  if (!printed) throw new Error('An agreement that is read can be printed');
  const document = agreementDocument.write(printed, await readLetterhead(tx, services));
  const title = `Facility agreement ${record.agreementNo}`;
  const envelopeId = await startEnvelope(call, {
    title,
    on: {
      resource: fundingAgreement,
      id: record.id,
      reference: `${record.agreementNo} ${printed.borrower}`,
    },
    document: { name: `${title}.pdf`, bytes: await documentPdf(services, document) },
    signers: [lender, borrower].map(({ name, email }) => ({ name, email: email ?? '' })),
    provider: input.provider ?? 'own',
  });
  await keepPaper(tx, envelopeId, printed);
  return call.commit(sentForSignature(record.id, envelopeId, services.now().toISOString()));
});

const readHandler = handle(readAgreementSignature, ({ tx, record }) => signatureOf(tx, record));

export const signingHandlers: readonly Handler[] = [sendHandler, readHandler];
