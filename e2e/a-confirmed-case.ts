import type { Api } from './api-of.ts';
import { sessionToday } from './session-today.ts';

/** For today, with nobody told. */
export async function aConfirmedCase(
  api: Api,
  matter: { readonly specialistId: string } & Record<string, unknown>,
  slotId?: string,
) {
  const made = await api.post('/app/assessments', matter);
  const { slots } = slotId ? { slots: [slotId] } : await sessionToday(api, matter.specialistId);
  const sure = 'yes';
  const answers = { contractEnded: sure, highRisk: sure, holiday: sure, payAboveFee: sure };
  const booking = { slotId: slots[0], consultationType: 'inPerson', tell: [], answers };
  await api.put(`/app/assessments/${made.id}/appointment`, booking);
  await api.put(`/app/assessments/${made.id}/confirmAppointment`, { tell: [] });
  const path = `/view/assessments/detail/${made.id}`;
  return { id: made.id, caseNo: String(made['caseNo']), path };
}
