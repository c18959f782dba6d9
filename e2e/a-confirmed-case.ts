import type { Api } from './api-of.ts';
import { sessionToday } from './session-today.ts';

/** For today, with nobody told. */
export async function aConfirmedCase(
  api: Api,
  matter: { readonly specialistId: string } & Record<string, unknown>,
) {
  const made = await api.post('/app/assessments', matter);
  const { slots } = await sessionToday(api, matter.specialistId);
  const answers = { contractEnded: 'yes', highRisk: 'yes', holiday: 'yes' };
  const booking = { slotId: slots[0], consultationType: 'inPerson', tell: [], answers };
  await api.put(`/app/assessments/${made.id}/appointment`, booking);
  await api.put(`/app/assessments/${made.id}/confirmAppointment`, { tell: [] });
  const path = `/view/assessments/detail/${made.id}`;
  return { id: made.id, caseNo: String(made['caseNo']), path };
}
