import { createHash } from 'node:crypto';
import { signaturePicture, smallPdf, wordsOf } from '#documents/demo';
import type { DemoFile } from '#documents/demo';
import { envelope, envelopeEvent, envelopeSigner } from '#documents/domain';
import type { Instant } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { caseConsent } from '../../domain/index.ts';
import { hoursAfter } from './paper-cases.ts';
import type { PaperCase } from './paper-cases.ts';
import { consentSheets } from './paper-words.ts';

type Consent = {
  readonly one: PaperCase;
  readonly envelopeId: string;
  readonly number: string;
  readonly sentAt: Instant;
  readonly signedAt: Instant | null;
};

/** Each is really sealed, and has its evidence printed, before the demo is open. */
const signedForms = 3;

/** The form goes out when the time is confirmed; not every claimant has an address. */
function consentsOf(cases: readonly PaperCase[]): Consent[] {
  const asked = cases.flatMap((one) => {
    const confirmed = one.at('confirmAppointment');
    const sentAt = confirmed ? hoursAfter(confirmed, 1, one.now) : null;
    if (!sentAt || !one.claimant.email) return [];
    return [{ one, sentAt, signedAt: hoursAfter(sentAt, one.random.between(3, 60), one.now) }];
  });
  const inOrder = asked.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
  const signed = inOrder.filter(({ signedAt }) => signedAt).slice(-signedForms);
  return inOrder
    .filter((each) => !each.signedAt || signed.includes(each))
    .map((each, index) => ({
      ...each,
      envelopeId: idOf('envelope', each.one.demo.id),
      number: `ENV-${each.sentAt.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`,
    }));
}

const signatureId = ({ one }: Consent) => idOf('envelopeFile', one.demo.id, 'signature_id');
const signerId = ({ one }: Consent) => idOf('envelopeSigner', one.demo.id);

function filesOf(consent: Consent): DemoFile[] {
  const { one, envelopeId, sentAt, signedAt } = consent;
  const sheets = consentSheets(one);
  const asked: DemoFile = {
    id: idOf('envelopeFile', one.demo.id, 'document_id'),
    name: `Consent form ${one.demo.caseNo}.pdf`,
    bytes: smallPdf(sheets),
    owner: { resource: envelope.name, id: envelopeId, property: 'document_id' },
    uploaderId: one.staffId,
    at: sentAt,
    pages: wordsOf(sheets),
  };
  if (!signedAt) return [asked];
  const drawn: DemoFile = {
    id: signatureId(consent),
    name: 'signature.png',
    bytes: signaturePicture(one.claimant.name),
    owner: { resource: envelopeSigner.name, id: signerId(consent), property: 'signature_id' },
    uploaderId: null,
    at: signedAt,
  };
  return [asked, drawn];
}

const hashOf = ({ one }: Consent): string =>
  createHash('sha256')
    .update(smallPdf(consentSheets(one)))
    .digest('hex');

const envelopeRecord = (consent: Consent) => {
  const { one, envelopeId, number, sentAt, signedAt } = consent;
  const { demo, claimant, staffId } = one;
  return {
    id: envelopeId,
    number,
    title: `Consent form ${demo.caseNo}`,
    status: signedAt ? ('completed' as const) : ('sent' as const),
    objectReferenceName: `${demo.caseNo} ${claimant.name}`,
    fromModule: 'IME',
    objectId: demo.id,
    senderId: staffId,
    sentAt,
    completedAt: signedAt,
    documentId: idOf('envelopeFile', demo.id, 'document_id'),
    documentHash: hashOf(consent),
    creationTime: sentAt,
    creatorId: staffId,
  };
};

const signerRecord = (consent: Consent) => {
  const { one, envelopeId, sentAt, signedAt } = consent;
  return {
    id: signerId(consent),
    envelopeId,
    place: 1,
    name: one.claimant.name,
    email: one.claimant.email,
    status: signedAt ? ('signed' as const) : ('invited' as const),
    invitedAt: sentAt,
    openedAt: signedAt,
    signedAt,
    signatureKind: signedAt ? ('drawn' as const) : null,
    signatureId: signedAt ? signatureId(consent) : null,
    creationTime: sentAt,
  };
};

const eventRecords = (consent: Consent) => {
  const { one, envelopeId, sentAt, signedAt } = consent;
  const office = one.demo.by.name;
  const claimant = `${one.claimant.name} <${one.claimant.email}>`;
  const seen = [
    ['created', sentAt, office],
    ['sent', sentAt, office],
    ['invited', sentAt, claimant],
    ...(signedAt
      ? ([
          ['opened', signedAt, claimant],
          ['signed', signedAt, claimant],
        ] as const)
      : []),
  ] as const;
  return seen.map(([kind, at, who]) => ({
    id: idOf('envelopeEvent', envelopeId, kind),
    envelopeId,
    kind,
    at,
    who,
    documentHash: hashOf(consent),
    creationTime: at,
  }));
};

const consentRecord = ({ one, envelopeId, sentAt, signedAt }: Consent) => ({
  id: idOf('caseConsent', one.demo.id),
  caseId: one.demo.id,
  envelopeId,
  status: signedAt ? ('completed' as const) : ('sent' as const),
  signerName: one.claimant.name,
  signerEmail: one.claimant.email,
  sentAt,
  endedAt: signedAt,
  creationTime: sentAt,
  creatorId: one.staffId,
});

/** Consent forms on their way, and those that were signed. */
export function consentRows(cases: readonly PaperCase[]): {
  readonly files: DemoFile[];
  readonly rows: TableRows[];
} {
  const consents = consentsOf(cases);
  const own = cases[0]?.own;
  const years = [...new Set(consents.map(({ sentAt }) => sentAt.slice(0, 4)))];
  return {
    files: consents.flatMap(filesOf),
    rows: [
      ...recordRows(envelope, consents.map(envelopeRecord), own),
      ...recordRows(envelopeSigner, consents.map(signerRecord), own),
      ...recordRows(envelopeEvent, consents.flatMap(eventRecords), own),
      ...recordRows(caseConsent, consents.map(consentRecord), own),
      {
        table: 'number_series',
        rows: years.map((year) => ({
          tenant_id: own,
          prefix: 'ENV',
          year: Number(year),
          last: consents.length,
        })),
      },
    ],
  };
}
