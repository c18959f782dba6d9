import { firstSlot, sureOfClaimant } from '#booking/testing';
import type { TestServer } from '#kernel/testing';
import { aCasePractice } from './a-case.ts';

export type CaseApi = Pick<
  Awaited<ReturnType<typeof aCasePractice>>['api'],
  'put' | 'post' | 'get'
>;

/** A practice whose people book slots for cases. */
export async function aBookingPractice(server: TestServer) {
  const practice = await aCasePractice(server);
  const { api } = practice;
  const read = async (id: string) => (await api.get(`/app/assessments/${id}`)).body;
  const readAppointment = async (id: unknown) =>
    (await api.get(`/app/appointments/${String(id)}`)).body;
  const freeSlot = (values = {}) => firstSlot(practice, values);
  /** Books the slot for the case, sure of whatever is asked about the claimant. */
  const book = async (id: string, slotId: string, as: CaseApi = api) =>
    as.put(`/app/assessments/${id}/appointment`, {
      slotId,
      consultationType: 'inPerson',
      tell: [],
      answers: sureOfClaimant,
    });
  const bookedCase = async (values: object = {}) => {
    const { id, caseNo } = await practice.newCase(values);
    const slotId = await freeSlot();
    const { body } = await book(id, slotId);
    return { id, caseNo, slotId, appointmentId: String(body.appointmentId) };
  };
  const confirmedCase = async (values: object = {}) => {
    const made = await bookedCase(values);
    await api.put(`/app/assessments/${made.id}/confirmAppointment`, { tell: [] });
    return made;
  };
  const bookMeeting = practice.book;
  return {
    ...practice,
    read,
    readAppointment,
    freeSlot,
    book,
    bookMeeting,
    bookedCase,
    confirmedCase,
  };
}
