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
  const at = (hours: number): Instant => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const idFor = (what: string, name: string) => idOf(what, tenant, name);
  const files = shown.flatMap(({ name, sheets, askedHoursAgo, answer }): DemoFile[] => {
    const id = idFor('clientDocument', name);
    const asked: DemoFile = {
      id: idFor('clientDocumentFile', name),
      name: `${name}.pdf`,
      bytes: smallPdf(sheets),
      owner: { resource: clientDocument.name, id, property: 'file_id' },
      uploaderId: sender.id,
      at: at(askedHoursAgo),
      pages: wordsOf(sheets),
    };
    const pages = (answer?.pages ?? []).map((page): DemoFile => {
      const written = handwritten(name);
      return {
        id: idFor('clientFormFile', page),
        name: page,
        bytes: smallPdf(written),
        owner: { resource: clientDocument.name, id },
        uploaderId: String(owner.user_id),
        at: at(answer?.hoursAgo ?? 0),
        pages: wordsOf(written),
      };
    });
    return [asked, ...pages];
  });
  const documents = shown.map(({ name, status, askedHoursAgo, answer, reason }) => ({
    id: idFor('clientDocument', name),
    clientId: String(owner.id),
    name,
    kind: status === 'none' ? ('document' as const) : ('form' as const),
    fileId: idFor('clientDocumentFile', name),
    isActive: true,
    status,
    ...(status !== 'none' && {
      senderId: sender.id,
      askedAt: at(askedHoursAgo),
      askedFileId: idFor('clientDocumentFile', name),
    }),
    answeredAt: answer ? at(answer.hoursAgo) : null,
    sendBackReason: reason ?? null,
    round: 1,
    creationTime: at(askedHoursAgo),
    creatorId: sender.id,
  }));
  const pages = shown.flatMap(({ name, answer }) =>
    (answer?.pages ?? []).map((page) => ({
      id: idFor('returnedPage', page),
      documentId: idFor('clientDocument', name),
      fileId: idFor('clientFormFile', page),
      name: page,
      round: 1,
      returnedAt: at(answer?.hoursAgo ?? 0),
      creationTime: at(answer?.hoursAgo ?? 0),
      creatorId: String(owner.user_id),
    })),
  );
  const id = tenantId(tenant);
  return [
    ...fileRows(id, files, keep),
    ...recordRows(clientDocument, documents, id),
    ...recordRows(clientFormFile, pages, id),
  ];
}
