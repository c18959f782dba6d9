import { fileRows, smallPdf, wordsOf } from '#documents/demo';
import type { DemoFile, Sheet } from '#documents/demo';
import type { Account } from '#identity/demo';
import type { Instant } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoFacts, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { clientDocument, clientFormFile } from '../../domain/index.ts';
import type { FormStatus } from '../../domain/index.ts';
import { formSheets, guideSheets, handwritten } from './form-words.ts';

type Shown = {
  readonly name: string;
  readonly status: FormStatus;
  readonly sheets: readonly Sheet[];
  readonly askedHoursAgo: number;
  readonly answer?: { readonly hoursAgo: number; readonly pages: readonly string[] };
  readonly reason?: string;
};

const shown: readonly Shown[] = [
  {
    name: 'Consent to examination',
    status: 'waiting',
    sheets: formSheets('Consent to examination'),
    askedHoursAgo: 26,
  },
  {
    name: 'Authority to release records',
    status: 'returned',
    sheets: formSheets('Authority to release records'),
    askedHoursAgo: 98,
    answer: { hoursAgo: 5, pages: ['Authority signed.pdf'] },
  },
  {
    name: 'Questionnaire about daily life',
    status: 'sentBack',
    sheets: formSheets('Questionnaire about daily life'),
    askedHoursAgo: 170,
    answer: { hoursAgo: 50, pages: ['Questionnaire page 1.pdf'] },
    reason: 'Page 2 is missing. Please add it.',
  },
  { name: 'How to find us', status: 'none', sheets: guideSheets, askedHoursAgo: 200 },
];

type Facts = {
  readonly tenant: TenantName;
  readonly clientId: string;
  readonly clientUserId: string;
  readonly senderId: string;
  readonly now: Date;
};

const hoursBefore = ({ now }: Facts, hours: number): Instant =>
  new Date(now.getTime() - hours * 3_600_000).toISOString();

const documentId = ({ tenant }: Facts, name: string) => idOf('clientDocument', tenant, name);
const formFileId = ({ tenant }: Facts, name: string) => idOf('clientDocumentFile', tenant, name);
const pageFileId = ({ tenant }: Facts, page: string) => idOf('clientFormFile', tenant, page);

function filesOf(facts: Facts, { name, sheets, askedHoursAgo, answer }: Shown): DemoFile[] {
  const owner = { resource: clientDocument.name, id: documentId(facts, name) };
  const asked: DemoFile = {
    id: formFileId(facts, name),
    name: `${name}.pdf`,
    bytes: smallPdf(sheets),
    owner: { ...owner, property: 'file_id' },
    uploaderId: facts.senderId,
    at: hoursBefore(facts, askedHoursAgo),
    pages: wordsOf(sheets),
  };
  const written = handwritten(name);
  const pages = (answer?.pages ?? []).map((page) => ({
    id: pageFileId(facts, page),
    name: page,
    bytes: smallPdf(written),
    owner,
    type: 'PAPERWORK_OTHER',
    uploaderId: facts.clientUserId,
    at: hoursBefore(facts, answer?.hoursAgo ?? 0),
    pages: wordsOf(written),
  }));
  return [asked, ...pages];
}

function documentOf(facts: Facts, { name, status, askedHoursAgo, answer, reason }: Shown) {
  const askedAt = hoursBefore(facts, askedHoursAgo);
  const fileId = formFileId(facts, name);
  const isForm = status !== 'none';
  return {
    id: documentId(facts, name),
    clientId: facts.clientId,
    name,
    kind: isForm ? ('form' as const) : ('document' as const),
    fileId,
    status,
    ...(isForm && { senderId: facts.senderId, askedAt, askedFileId: fileId }),
    answeredAt: answer ? hoursBefore(facts, answer.hoursAgo) : null,
    sendBackReason: reason ?? null,
    creationTime: askedAt,
    creatorId: facts.senderId,
  };
}

const pagesOf = (facts: Facts, { name, answer }: Shown) =>
  (answer?.pages ?? []).map((page) => ({
    id: idOf('returnedPage', facts.tenant, page),
    documentId: documentId(facts, name),
    fileId: pageFileId(facts, page),
    name: page,
    round: 1,
    returnedAt: hoursBefore(facts, answer?.hoursAgo ?? 0),
    creationTime: hoursBefore(facts, answer?.hoursAgo ?? 0),
    creatorId: facts.clientUserId,
  }));

/** G-066: whoever can sign in has one form that waits, one returned and one sent back. */
export function clientFormRows(
  tenant: TenantName,
  clients: readonly SeedRow[],
  accounts: readonly Account[],
  { now, keep }: DemoFacts,
): TableRows[] {
  const owner = clients.find(({ user_id: id }) => id);
  const sender = accounts.find(({ who }) => who === 'staff');
  if (!owner || !sender) return [];
  const clientUserId = String(owner.user_id);
  const facts = { tenant, clientId: String(owner.id), clientUserId, senderId: sender.id, now };
  const id = tenantId(tenant);
  const files = shown.flatMap((one) => filesOf(facts, one));
  const documents = shown.map((one) => documentOf(facts, one));
  const pages = shown.flatMap((one) => pagesOf(facts, one));
  return [
    ...fileRows(id, files, keep),
    ...recordRows(clientDocument, documents, id),
    ...recordRows(clientFormFile, pages, id),
  ];
}
