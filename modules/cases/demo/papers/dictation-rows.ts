import type { DemoFile } from '#documents/demo';
import { addDays } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { caseDictation, minutesOf, typingJob } from '../../domain/index.ts';
import { hoursAfter } from './paper-cases.ts';
import type { PaperCase } from './paper-cases.ts';
import { chaptersAsHtml, chaptersAsWords, reportChapters } from './paper-words.ts';
import { smallDocx } from './small-docx.ts';
import { secondsOfWav, smallWav } from './small-wav.ts';

type Dictation = { readonly one: PaperCase; readonly at: string; readonly nth: number };

/** Of those that wait: free, kept for the typist, in the hands of the typist. */
const waitingWays = ['waiting', 'waiting', 'claimed'] as const;

const isTyped = ({ one }: Dictation): boolean => one.at('sendDraft') !== undefined;

const nameOf = ({ one }: Dictation): string => `Dictation ${one.demo.caseNo}.wav`;

const statusOf = (dictation: Dictation) => {
  if (isTyped(dictation)) return 'accepted' as const;
  return waitingWays[dictation.nth % waitingWays.length] ?? 'waiting';
};

const dictationRecord = (dictation: Dictation) => {
  const { one, at } = dictation;
  const status = { waiting: 'received', claimed: 'typing', accepted: 'typed' } as const;
  return {
    id: idOf('dictation', one.demo.id),
    caseId: one.demo.id,
    specialistId: one.specialist.id,
    fileId: idOf('recording', one.demo.id),
    fileName: nameOf(dictation),
    seconds: secondsOfWav,
    recordedBy: one.specialist.name,
    note: dictation.nth % 3 === 0 ? 'Please use the headings of the letter of instruction.' : null,
    status: status[statusOf(dictation)],
    creationTime: at,
  };
};

const typedName = ({ one }: Dictation): string => `Draft report ${one.demo.caseNo}.docx`;

function jobRecord(dictation: Dictation) {
  const { one, at, nth } = dictation;
  const status = statusOf(dictation);
  const isOfTypist = status !== 'waiting' || nth % waitingWays.length === 1;
  const typed = isTyped(dictation);
  const completedAt = typed ? (one.at('sendDraft') ?? null) : null;
  return {
    id: idOf('typingJob', one.demo.id),
    caseId: one.demo.id,
    dictationId: idOf('dictation', one.demo.id),
    caseType: 'IME' as const,
    caseNo: one.demo.caseNo,
    claimantName: one.claimant.name,
    specialistName: one.specialist.name,
    minutes: minutesOf(secondsOfWav),
    priority: nth % 5 === 2 ? ('urgent' as const) : ('normal' as const),
    dueOn: addDays(at.slice(0, 10), 3),
    status,
    typistId: isOfTypist ? one.typistId : null,
    claimedAt: status === 'waiting' ? null : (hoursAfter(at, 2, one.now) ?? at),
    completedAt,
    typedText: typed ? chaptersAsHtml(reportChapters(one, false)) : null,
    reportFileId: typed ? idOf('typedFile', one.demo.id) : null,
    reportName: typed ? typedName(dictation) : null,
    creationTime: at,
  };
}

function filesOf(dictation: Dictation, recording: Uint8Array): DemoFile[] {
  const { one, at } = dictation;
  const uploaderId = one.specialist.userId ?? one.staffId;
  const spoken: DemoFile = {
    id: idOf('recording', one.demo.id),
    name: nameOf(dictation),
    bytes: recording,
    owner: { resource: caseDictation.name, id: idOf('dictation', one.demo.id) },
    type: 'DICTATION_REPORT',
    uploaderId,
    at,
  };
  if (!isTyped(dictation)) return [spoken];
  const chapters = reportChapters(one, false);
  const typed: DemoFile = {
    id: idOf('typedFile', one.demo.id),
    name: typedName(dictation),
    bytes: smallDocx(chaptersAsHtml(chapters)),
    owner: { resource: typingJob.name, id: idOf('typingJob', one.demo.id) },
    type: 'DRAFT_REPORT',
    uploaderId: one.typistId,
    at: one.at('sendDraft') ?? at,
    pages: [chaptersAsWords(chapters)],
  };
  return [spoken, typed];
}

/** What the database computes of the status; its triggers are off while the demo is loaded. */
const withTypedStatus = ({ table, rows }: TableRows): TableRows => ({
  table,
  rows: rows.map((row) => ({
    ...row,
    typed_report_status: row['status'] === 'accepted' ? '1' : '0',
  })),
});

/** Recordings and what the typist made of them. */
export function dictationRows(cases: readonly PaperCase[]): {
  readonly files: DemoFile[];
  readonly rows: TableRows[];
} {
  const recording = smallWav();
  const dictations = cases.flatMap((one) => {
    const at = one.at('receiveDictation');
    return at ? [{ one, at }] : [];
  });
  const numbered: Dictation[] = dictations.map((dictation, nth) => ({ ...dictation, nth }));
  const own = cases[0]?.own;
  return {
    files: numbered.flatMap((dictation) => filesOf(dictation, recording)),
    rows: [
      ...recordRows(caseDictation, numbered.map(dictationRecord), own),
      ...recordRows(typingJob, numbered.map(jobRecord), own).map(withTypedStatus),
    ],
  };
}
