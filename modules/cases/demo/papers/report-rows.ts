import { smallPdf, wordsOf } from '#documents/demo';
import type { DemoFile } from '#documents/demo';
import type { Instant } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { caseReport, reportDelivery } from '../../domain/index.ts';
import { hoursAfter } from './paper-cases.ts';
import type { PaperCase } from './paper-cases.ts';
import {
  chaptersAsHtml,
  chaptersAsSheets,
  chaptersAsWords,
  reportChapters,
} from './paper-words.ts';
import { attached } from './paperwork-rows.ts';
import { smallDocx } from './small-docx.ts';

export type Version = {
  readonly one: PaperCase;
  readonly id: string;
  readonly version: number;
  readonly kind: 'draft' | 'final';
  readonly at: Instant;
  readonly note: string | null;
  readonly hasChanges: boolean;
  readonly madeById: string | null;
};

/** The first draft, what came back, and the final report: as far as the case has come. */
export function versionsOf(one: PaperCase): Version[] {
  const { demo, staffId, specialist } = one;
  const planned = [
    ['sendDraft', 'draft', 'Typed from the dictation.', false, staffId],
    ['receiveReport', 'draft', 'With the changes of the specialist.', true, specialist.userId],
    ['finaliseReport', 'final', 'Signed by hand; the paper is with the specialist.', true, staffId],
  ] as const;
  return planned
    .flatMap(([move, kind, note, hasChanges, by]) => {
      const at = one.at(move);
      return at ? [{ kind, note, hasChanges, at, madeById: by ?? staffId }] : [];
    })
    .map((made, index) => ({
      ...made,
      one,
      version: index + 1,
      id: idOf('caseReport', demo.id, String(index + 1)),
    }));
}

const fileIdOf = ({ id }: Version): string => idOf('reportFile', id);

const baseName = ({ one, kind }: Version): string =>
  kind === 'final'
    ? `Report ${one.demo.caseNo} ${one.claimant.name}`
    : `Draft report ${one.demo.caseNo}`;

function fileOf(version: Version): DemoFile {
  const { one, id, kind, at, hasChanges } = version;
  const chapters = reportChapters(one, hasChanges);
  const sheets = chaptersAsSheets(chapters);
  const isFinal = kind === 'final';
  return {
    id: fileIdOf(version),
    name: `${baseName(version)}.${isFinal ? 'pdf' : 'docx'}`,
    bytes: isFinal ? smallPdf(sheets) : smallDocx(chaptersAsHtml(chapters)),
    owner: { resource: caseReport.name, id, property: 'file_id' },
    uploaderId: version.madeById,
    at,
    pages: isFinal ? wordsOf(sheets) : [chaptersAsWords(chapters)],
  };
}

const sentAtOf = ({ one, kind }: Version): Instant | null =>
  kind === 'final' ? (one.at('sendReport') ?? null) : null;

/** The copy of the final report among the attachments of the case. */
function attachedOf(version: Version): DemoFile[] {
  const at = sentAtOf(version);
  if (!at) return [];
  const sheets = chaptersAsSheets(reportChapters(version.one, true));
  const name = `${baseName(version)}.pdf`;
  return [attached(version.one, { what: 'report', name, sheets, type: 'COMPLETED_REPORT', at })];
}

const reportRecord = (version: Version) => {
  const { one, id, kind, at } = version;
  const sentAt = sentAtOf(version);
  return {
    id,
    caseId: one.demo.id,
    version: version.version,
    kind,
    fileId: fileIdOf(version),
    note: version.note,
    madeById: version.madeById,
    sourceId:
      kind === 'final' && version.version > 1
        ? idOf('caseReport', one.demo.id, String(version.version - 1))
        : null,
    sentAt,
    specialistId: one.specialist.id,
    sharedCompanyId: sentAt ? one.companyId : null,
    attachedFile: sentAt ? idOf('paper', one.demo.id, 'report') : null,
    creationTime: at,
    ...(version.madeById && { creatorId: version.madeById }),
  };
};

function deliveryRecords(version: Version) {
  const { one, id } = version;
  const [sentAt, { manager }] = [sentAtOf(version), one];
  if (!sentAt || !manager) return [];
  const openedAt =
    one.random.next() < 0.8 ? hoursAfter(sentAt, one.random.between(1, 30), one.now) : null;
  return [
    {
      id: idOf('reportDelivery', id),
      caseReportId: id,
      caseId: one.demo.id,
      caseManagerId: manager.id,
      name: manager.name,
      email: manager.email,
      delivery: 'link' as const,
      sentAt,
      openedAt,
      openedBy: openedAt ? ('link' as const) : null,
      creationTime: sentAt,
      creatorId: one.staffId,
    },
  ];
}

export function reportRows(versions: readonly Version[]): {
  readonly files: DemoFile[];
  readonly rows: TableRows[];
} {
  const own = versions[0]?.one.own;
  return {
    files: versions.flatMap((version) => [fileOf(version), ...attachedOf(version)]),
    rows: [
      ...recordRows(caseReport, versions.map(reportRecord), own),
      ...recordRows(reportDelivery, versions.flatMap(deliveryRecords), own),
    ],
  };
}
