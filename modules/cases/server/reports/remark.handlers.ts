import { accept, change, create, refuse } from '#kernel/domain';
import { handle, newId, readRecord } from '#kernel/server';
import { answerRemark, caseReport, reportRemark, writeRemark } from '../../domain/index.ts';

export const remarkHandlers = [
  handle(writeRemark, async ({ tx, actor, input, commit }) => {
    const json = await readRecord(tx, actor, caseReport, input.caseReportId);
    const { kind } = JSON.parse(json) as { kind: string };
    const id = newId();
    const { caseReportId, quote = null, place = null, remark } = input;
    return commit(
      kind === 'final'
        ? refuse('remarkOnFinal')
        : accept(create(reportRemark, { id, caseReportId, quote, place, remark, status: 'open' })),
      { of: [reportRemark, id], status: 201 },
    );
  }),

  /** An answer that is left out stays as it is. */
  handle(answerRemark, ({ record, input, commit }) =>
    commit(
      accept(
        change(reportRemark, record.id, {
          status: input.isDone ? 'done' : 'open',
          ...(input.reply !== undefined && { reply: input.reply }),
        }),
      ),
    ),
  ),
];
