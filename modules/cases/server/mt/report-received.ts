import { accept, permits } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import { caseMoved, moveCase, mtType } from '../../domain/index.ts';
import { moveFacts, storedCase } from '../engine/index.ts';

const text = `select id from mass_torts where assessment_id = $1::uuid and not is_deleted for update`;

/** The report of the assessment that was booked for a claimant has left: the claimant goes on. */
export const reportReceived = on(
  caseMoved,
  'cases.massTortReportReceived',
  async ({ payload }, tx, services) => {
    if (payload.move !== 'sendReport') return;
    for (const { id } of await tx.query<{ id: string }>(text, [payload.caseId])) {
      const claimant = await storedCase(tx, mtType, id);
      if (!claimant || !permits(mtType.workflow, claimant, 'receiveReport')) continue;
      const facts = await moveFacts(tx, services, mtType, claimant);
      const note = 'The report of the assessment was sent.';
      const writes = moveCase(mtType, claimant, 'receiveReport', facts, { note });
      await writeBySystem({ tx, services }, accept(...writes));
    }
  },
);
