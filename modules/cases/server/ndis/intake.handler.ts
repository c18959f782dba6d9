import { accept, create } from '#kernel/domain';
import { addRecord, answer, handle, newId } from '#kernel/server';
import { ndis, ndisBudget, startParticipant } from '../../domain/index.ts';

/** With all that follows from a new case: its number, its person in charge, its checklist. */
export const intakeHandler = handle(startParticipant, async (call) => {
  const { tx, actor, services, input, write } = call;
  const { budgets, ...values } = input;
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const body = Object.fromEntries(given);
  const json = await addRecord(tx, { actor, services, resource: ndis, body });
  const { id, caseNo } = JSON.parse(json) as { id: string; caseNo: string };
  await write(
    accept(
      budgets.map(({ supportCategoryId, amount }) =>
        create(ndisBudget, { id: newId(), ndisId: id, supportCategoryId, amount }),
      ),
    ),
  );
  return answer({ id, caseNo }, 201);
});
