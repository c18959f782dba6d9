import type { TestServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { post } from './calls.ts';
import type { SendingCalls } from './moves.ts';

/** In a tenant of its own: the report goes to every company of it. */
export async function partiesSending(server: TestServer): Promise<SendingCalls> {
  const { api } = await somebody(server, {
    roles: ['ADMIN_STAFF', 'STAFF', 'ACCOUNTING'],
    features: ['SpecialistAgreementTemplate'],
  });
  const aContract = async (lastName: string) => {
    const doctor = { firstName: 'Ana', lastName, businessEmail: `${lastName}@rooms.example` };
    const { body } = await api.post('/app/specialists', doctor);
    const at = `/app/specialists/${String(body.id)}`;
    const made = await api.post(`${at}/contracts`, { startDate: '2026-03-01' });
    return { at, contractId: String(made.body.id) };
  };
  return {
    'specialist.generateAgreement': async () =>
      post(api, `${(await aContract('Ruiz')).at}/agreement/generate`),
    'specialistContract.sendForSignature': async () => {
      const { at, contractId } = await aContract('Silva');
      await api.post(`${at}/agreement/generate`);
      return post(api, `/app/specialist-contracts/${contractId}/sendForSignature`);
    },
    'company.notifyProviderReportMonthly': async () => {
      const reportEmail = 'reports@kestrel.example';
      await api.post('/app/companies', { name: 'Kestrel', businessType: 'insurer', reportEmail });
      return post(api, '/app/companies/notify-provider-report-monthly');
    },
    'specialist.sendNotification': async () => {
      const { body } = await api.post('/app/specialists', {
        firstName: 'Priya',
        lastName: 'Menon',
        businessEmail: 'rooms@priya.example',
      });
      const words = { subject: 'New rooms', message: 'We move in May.\n\nThe phone stays.' };
      return post(api, `/app/specialists/${body.id}/sendNotification`, words);
    },
  };
}
