import { modelOf } from '#documents/server';
import { handle } from '#kernel/server';
import { dictationReports, minutesOf } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { dictationItems, dictationSection } from './dictation-report.ts';
import type { DictationItem } from './dictation-report.ts';

function summaryOf(items: readonly DictationItem[]) {
  const open = items.flatMap(({ status, job }) => (status !== 'typed' && job ? [job.dueOn] : []));
  return {
    dictations: items.length,
    minutes: items.reduce((sum, { seconds }) => sum + minutesOf(seconds ?? 0), 0),
    typed: items.filter(({ status }) => status === 'typed').length,
    nextDue: open.toSorted()[0] ?? null,
  };
}

/** C-120. */
export const dictationReportsHandler = handle(
  dictationReports,
  async ({ actor, tx, services, input }) => {
    const { record } = await linkedCase(tx, actor, input);
    const items = await dictationItems(tx, record.id);
    return {
      id: record.id,
      ...(await dictationSection(tx, record)),
      canTranscribe: (await modelOf(services, tx)) !== undefined,
      summary: summaryOf(items),
      items: input.isGetSummary ? [] : items,
    };
  },
);
