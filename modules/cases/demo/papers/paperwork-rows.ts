import { smallPdf, wordsOf } from '#documents/demo';
import type { DemoFile, Sheet } from '#documents/demo';
import type { Instant } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { briefName, briefOpening, caseBrief } from '../../domain/index.ts';
import { hoursAfter } from './paper-cases.ts';
import type { PaperCase } from './paper-cases.ts';
import { imagingSheets, instructionSheets, recordSheets } from './paper-words.ts';

type Paper = {
  readonly what: string;
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly type: string;
  readonly at: Instant;
};

/** An attachment of the case, as the office uploads it. */
export const attached = ({ demo, staffId }: PaperCase, paper: Paper): DemoFile => ({
  id: idOf('paper', demo.id, paper.what),
  name: paper.name,
  bytes: smallPdf(paper.sheets),
  owner: { resource: demo.type.resource.name, id: demo.id },
  type: paper.type,
  uploaderId: staffId,
  at: paper.at,
  pages: wordsOf(paper.sheets),
});

const other = 'PAPERWORK_OTHER';

function papersOf(one: PaperCase): Paper[] {
  const { demo, claimant, random, now } = one;
  const [confirmed, sent] = [one.at('confirmAppointment'), one.at('sendPaperwork')];
  const later = sent && random.next() < 0.4 ? hoursAfter(sent, 26, now) : null;
  return [
    {
      what: 'instruction',
      name: `Letter of instruction ${claimant.name}.pdf`,
      sheets: instructionSheets(one),
      type: other,
      at: demo.createdAt,
    },
    ...(confirmed
      ? [
          {
            what: 'records',
            name: 'Clinical notes and imaging.pdf',
            sheets: recordSheets(one),
            type: other,
            at: confirmed,
          },
        ]
      : []),
    ...(later
      ? [
          {
            what: 'imaging',
            name: 'Further imaging.pdf',
            sheets: imagingSheets(one),
            type: other,
            at: later,
          },
        ]
      : []),
  ];
}

type Brief = Paper & {
  readonly part: number;
  readonly sources: readonly string[];
  readonly sentAt: Instant;
  readonly openedAt: Instant | null;
};

/** The brief, and for some cases what came later. */
function briefsOf(one: PaperCase, papers: readonly Paper[]): Brief[] {
  const { demo, now, random } = one;
  const sentAt = one.at('sendPaperwork');
  if (!sentAt) return [];
  const idsOf = (list: readonly Paper[]) => list.map(({ what }) => idOf('paper', demo.id, what));
  const made = (part: number, list: readonly Paper[], at: Instant): Brief => ({
    what: `brief ${part}`,
    name: `${briefName(demo.caseNo, part)}.pdf`,
    sheets: list.flatMap(({ sheets }) => sheets),
    type: 'PAPERWORK_MERGED',
    at,
    part,
    sources: idsOf(list),
    sentAt: at,
    openedAt: random.next() < 0.85 ? hoursAfter(at, random.between(2, 40), now) : null,
  });
  return [
    made(
      1,
      papers.filter(({ at }) => at <= sentAt),
      sentAt,
    ),
    ...papers.filter(({ at }) => at > sentAt).map((late) => made(2, [late], late.at)),
  ];
}

const briefRecord = ({ demo, specialist, staffId }: PaperCase, brief: Brief) => ({
  id: idOf('brief', demo.id, String(brief.part)),
  caseId: demo.id,
  kind: brief.part === 1 ? ('brief' as const) : ('supplement' as const),
  part: brief.part,
  name: briefName(demo.caseNo, brief.part),
  fileId: idOf('paper', demo.id, brief.what),
  // As text: an array would be taken for one of PostgreSQL.
  sourceFileIds: JSON.stringify(brief.sources),
  pages: brief.sheets.length,
  sentBy: 'link' as const,
  sentAt: brief.sentAt,
  sentTo: specialist.name,
  openedAt: brief.openedAt,
  specialistId: specialist.id,
  creationTime: brief.at,
  creatorId: staffId,
});

/** What the customer sent, what the specialist got of it, and the receipts. */
export function paperworkRows(cases: readonly PaperCase[]): {
  readonly files: DemoFile[];
  readonly rows: TableRows[];
} {
  const made = cases.map((one) => {
    const papers = papersOf(one);
    return { one, papers, briefs: briefsOf(one, papers) };
  });
  const own = cases[0]?.own;
  const briefs = made.flatMap(({ one, briefs: list }) => list.map((brief) => ({ one, brief })));
  return {
    files: made.flatMap(({ one, papers, briefs: list }) =>
      [...papers, ...list].map((paper) => attached(one, paper)),
    ),
    rows: [
      ...recordRows(
        caseBrief,
        briefs.map(({ one, brief }) => briefRecord(one, brief)),
        own,
      ),
      ...recordRows(
        briefOpening,
        briefs.flatMap(({ one: { demo, specialist }, brief: { part, openedAt } }) =>
          openedAt
            ? [
                {
                  id: idOf('briefOpening', demo.id, String(part)),
                  briefId: idOf('brief', demo.id, String(part)),
                  caseId: demo.id,
                  openedBy: specialist.name,
                  openedAt,
                  creationTime: openedAt,
                },
              ]
            : [],
        ),
        own,
      ),
    ],
  };
}
