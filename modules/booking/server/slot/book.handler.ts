import { Refused, handle } from '#kernel/server';
import { appointment, bookSlot } from '../../domain/index.ts';
import { prepareBooking } from './book-slot.ts';
import { caseMakerPoint } from './case-maker.ts';

/** With `makeCase` the case and the appointment are made together or not at all. */
export const bookHandler = handle(bookSlot, async (call) => {
  const { params, commit, services } = call;
  const { makeCase, caseType, ...input } = call.input;
  const [maker] = caseMakerPoint.of(services);
  if (makeCase && !maker) throw new Refused('notPermitted');
  const { id, decision } = await prepareBooking(call, {
    ...input,
    slotId: params.slotId ?? '',
    ...(makeCase &&
      maker && {
        forCase: ({ session, clientId, companyId, caseManagerId }) =>
          maker(call, {
            clientId,
            companyId,
            caseManagerId,
            specialistId: session.specialistId,
            interpreterRequired: input.interpreterRequired ?? false,
            languageId: input.languageId ?? null,
            note: input.note ?? null,
            caseType: caseType ?? null,
          }),
      }),
  });
  return commit(decision, { of: [appointment, id], status: 201 });
});
