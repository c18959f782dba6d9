import type { TestServer } from '#kernel/testing';
import { post } from './calls.ts';
import type { SendingCalls } from './moves.ts';

/** In a tenant of its own: the report goes to every company of it. */
export async function partiesSending(server: TestServer): Promise<SendingCalls> {
  const { api } = server.signedIn({ roles: ['ADMIN_STAFF', 'STAFF', 'ACCOUNTING'] });
  return {
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
