import { expect, test } from 'vitest';
import { aPerson, aPractice } from '#identity/testing';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, partiesServer], role: 'all' });
const practice = await aPractice(server.services);
const { tenantId } = practice;
const features = ['RealtimeNotification'];

async function signedIn(role: 'ADMIN_STAFF' | 'STAFF') {
  const { id } = await aPerson(server.services, practice, { roles: [role] });
  return server.signedIn({ tenantId, userId: id, roles: [role], features });
}

const flag = {
  highRiskAppliedFrom: '2025-11-01',
  highRiskReasonToBookingCm: 'Please call us before you book.',
  highRiskReasonToStaff: 'Unpaid invoices since March.',
};

test('[B-090] admin staff are told live that a company is high risk, and nobody else is', async () => {
  const staff = await signedIn('STAFF');
  const admin = await signedIn('ADMIN_STAFF');
  const [listening, other] = await Promise.all([
    aHubClient(server, admin.token),
    aHubClient(server, staff.token),
  ]);
  const name = 'Fish & <Chips>';
  const { body } = await staff.api.post('/app/companies', { name, businessType: 'insurer' });

  const answer = await staff.api.put(`/app/companies/${body.id}/applyHighRisk`, flag);

  expect(answer.status).toBe(200);
  const [message] = await listening.next('ReceiveMessage');
  expect(JSON.parse(String(message))).toMatchObject({
    title: 'High risk applied',
    type: 'Action Required',
    content: expect.stringContaining('<b>Fish &amp; &lt;Chips&gt;</b>'),
    fromModule: 'COMPANY',
    objectId: body.id,
    objectReferenceName: name,
    creator: { name: 'Robin Reid' },
  });
  const summary = await eventually(
    async () => (await admin.api.get('/app/notifications/summary')).body,
    ({ totalCount }) => Number(totalCount) > 0,
  );
  expect(summary).toMatchObject({ totalCount: 1, unreadActionRequiredCount: 1 });
  expect(other.received).toEqual([]);
});
