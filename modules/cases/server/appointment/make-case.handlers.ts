import { appointment } from '#booking/domain';
import { caseMakerPoint, prepareBooking } from '#booking/server';
import type { BookingCall, CaseRef } from '#booking/server';
import { accept, can, change, dayIn } from '#kernel/domain';
import { Refused, addRecord, answer, handle, readAnswer } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  appointmentTypes,
  bookCases,
  caseTypeOf,
  imeType,
  makeCase,
  readPanel,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { withPayAboveFee } from './pay-above-fee.ts';

/** A new case under the rights of the caller, with all that follows from one. */
async function addCase(
  { tx, actor, services }: Omit<BookingCall, 'answers'>,
  { key, resource }: CaseType,
  values: Readonly<Record<string, unknown>>,
): Promise<CaseRef> {
  if (!can(actor, `${resource.name}.create`)) throw new Refused('notPermitted');
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const body = Object.fromEntries(given);
  const { id } = JSON.parse(await addRecord(tx, { actor, services, resource, body })) as CaseRecord;
  return { caseModule: key, caseId: id };
}

/** "Make a case" of the booking dialog. */
export const caseMaker = caseMakerPoint.contribute((call, wish) => {
  const { caseManagerId, note, caseType, ...values } = wish;
  const type = appointmentTypes.find(({ key }) => key === (caseType ?? imeType.key));
  if (!type) throw new Refused('notFound');
  return addCase(call, type, { ...values, bookingCmId: caseManagerId, appointmentNote: note });
});

/** Each booking carries its case along; a refusal or a question of one undoes all. */
export const bookCasesHandler = (type: CaseType): Handler => {
  const action = bookCases(type.resource);
  return handle(action, async (call) => {
    const { tx, actor, write } = call;
    const { slots: given, tell = null, ...asked } = call.input;
    const values: Readonly<Record<string, unknown>> = asked;
    const slots = readPanel(given);
    if ('kind' in slots) throw new Refused(slots.code, { field: 'slots' });
    const text = (key: string) =>
      typeof values[key] === 'string' ? (values[key] as string) : null;
    const made: CaseRecord[] = [];
    for (const { slotId, consultationType } of slots) {
      let caseId = '';
      const { decision, session, slot } = await prepareBooking(call, {
        slotId,
        consultationType,
        clientId: text('clientId') ?? '',
        companyId: text('companyId'),
        caseManagerId: text('bookingCmId'),
        interpreterRequired: values.interpreterRequired === true,
        languageId: text('languageId'),
        note: text('appointmentNote'),
        tell,
        forCase: async ({ session, companyId, caseManagerId }) => {
          const { specialistId } = session;
          const own = { ...values, companyId, bookingCmId: caseManagerId, specialistId };
          const ref = await addCase(call, type, own);
          ({ caseId } = ref);
          return ref;
        },
      });
      const record = await storedCase(tx, type, caseId);
      if (!record) throw new Refused('notFound');
      const { specialistId, timeZone } = session;
      const day = dayIn(timeZone, new Date(slot.startsAt));
      await write(await withPayAboveFee(call, type, record, { decision, specialistId, day }));
      const { ability } = action;
      const { json } = await readAnswer({ tx, actor }, type.resource, caseId, { ability });
      made.push(JSON.parse(json) as CaseRecord);
    }
    return answer({ items: made }, 201);
  });
};

/** The case goes as far as its appointment has come. */
export const makeCaseHandler = handle(makeCase, async (call) => {
  const { record, write, tx } = call;
  const type = caseTypeOf(call.input.caseType ?? imeType.key);
  if (!type) throw new Refused('notFound');
  if (record.caseId) throw new Refused('appointmentHasCase');
  if (record.status === 'cancelled') throw new Refused('appointmentIsOff');
  const { clientId, companyId, caseManagerId, specialistId } = record;
  const ref = await addCase(call, type, {
    clientId,
    companyId,
    bookingCmId: caseManagerId,
    specialistId,
    interpreterRequired: record.interpreterRequired ?? false,
    languageId: record.languageId,
    appointmentNote: record.note,
  });
  await write(accept(change(appointment, record.id, ref)));
  const made = await storedCase(tx, type, ref.caseId);
  if (!made) throw new Refused('notFound');
  const { id, caseNo, step, appointmentId } = made;
  return answer(
    { id, caseType: type.key, caseNo, step, appointmentId: appointmentId ?? null },
    201,
  );
});
