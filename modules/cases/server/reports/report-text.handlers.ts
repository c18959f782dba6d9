import { pageTextsOf } from '#documents/server';
import { handle, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseReport, compareReports, readReportText } from '../../domain/index.ts';

/** Null: the file has not been read yet, or it has no text. */
async function textOf(tx: Tx, fileId: string | null): Promise<string | null> {
  if (!fileId) return null;
  const pages = await pageTextsOf(tx, fileId);
  return pages.length ? pages.map(({ text }) => text).join('\n\n') : null;
}

export const reportTextHandlers = [
  handle(readReportText, async ({ tx, record }) => {
    const text = await textOf(tx, record.fileId);
    const paragraphs = (text ?? '').split(/\n\s*\n/).flatMap((one) => one.trim() || []);
    return { isReady: text !== null, paragraphs };
  }),

  handle(compareReports, async ({ tx, actor, record, input }) => {
    const json = await readRecord(tx, actor, caseReport, input.withId);
    const other = JSON.parse(json) as { fileId: string | null };
    const [before, after] = [await textOf(tx, other.fileId), await textOf(tx, record.fileId)];
    return {
      isReady: before !== null && after !== null,
      before: before ?? '',
      after: after ?? '',
    };
  }),
];
