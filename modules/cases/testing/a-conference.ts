import type { aCasePractice } from './a-case.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;

/** A conference with two specialists and a lawyer, and two times on offer. */
export async function aConference(practice: Practice, values: object = {}) {
  const { api, specialistId } = practice;
  const otherId = await practice.specialist('Tomas Ferro', {
    business_email: 'rooms@ferro.example',
  });
  const { id, caseNo } = await practice.newCase(
    { specialistId: null, ...values },
    'co-teleconference',
  );
  const url = `/app/co-teleconference/${id}`;
  const people = [
    { role: 'specialist', specialistId },
    { role: 'specialist', specialistId: otherId },
    { role: 'lawyer', name: 'Ruth Adeyemi', email: 'ruth@adeyemi.example' },
  ];
  const saved = await api.put(`${url}/participants`, { items: people });
  const participants = (saved.body.participants ?? []) as { id: string; name: string }[];
  const offer = (...starts: string[]) =>
    api.post(`${url}/offeredTimes`, {
      items: starts.map((startsAt) => ({ startsAt })),
      durationMinutes: 60,
    });
  return { id, caseNo, url, otherId, saved, participants, offer };
}
