import { raiseAction } from '#correspondence/server';
import { on } from '#kernel/server';
import { caseMoved, caseTypeOf } from '../../domain/index.ts';
import { storedCase, todayOf } from '../engine/index.ts';

const titles: Readonly<Record<string, string>> = {
  declineRequest: 'The specialist has declined. Choose another one.',
  reportConflict: 'The specialist has a conflict of interest. Choose another one.',
};

/** The case is back in the office: whoever is in charge, or made it, finds another specialist. */
export const raiseWhenRefused = on(
  caseMoved,
  'cases.raiseRefusedRequest',
  async ({ payload }, tx, services) => {
    const { caseId, caseType, move, note } = payload;
    const title = titles[move];
    const type = caseTypeOf(caseType);
    const record = title && type ? await storedCase(tx, type, caseId) : null;
    const assignedUserId = record?.picUserId ?? record?.creatorId;
    if (!title || !type || !record || typeof assignedUserId !== 'string') return;
    await raiseAction(tx, services, {
      key: `${move} ${caseId} ${String(record.answerOfId)}`,
      title,
      ...(note && { note }),
      assignedUserId,
      dueDate: await todayOf(tx, services),
      fromModule: type.key as 'SUPP' | 'FR',
      objectId: caseId,
      objectReferenceName: record.caseNo,
      ...(typeof record.claimantName === 'string' && { claimantName: record.claimantName }),
    });
  },
);
