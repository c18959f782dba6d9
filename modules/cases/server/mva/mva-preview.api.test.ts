import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { accident } from '../../testing/claim-facts.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aCasePractice(server);
const { api } = practice;

const aClaim = (values: object = {}) =>
  practice.newCase({ specialistId: null, ...values }, 'mva-claim');

async function anInsurer(claimId: string, name = 'Southern Cross Motor') {
  const { body } = await api.post(`/app/mva-claim/${claimId}/insurers`, { name, claimNo: 'SC-1' });
  return String(body.id);
}

describe('[C-339] [C-348] the preview of a mail about a claim', () => {
  const preview = (body: object) => api.post('/app/email-preview/mva', body);

  test('speaks of the provider, the plan and the offer that it names, and goes to their reader', async () => {
    const { id } = await aClaim(accident);
    const [alpha, beta] = [await anInsurer(id, 'Alpha'), await anInsurer(id, 'Beta')];
    const offers = `/app/mva-claim/${id}/insurers/${beta}/offers`;
    await api.post(offers, { offeredOn: '2026-06-02', pastCare: '9000.00' });
    await api.post(offers, { offeredOn: '2026-07-02', pastCare: '9500.00' });
    const offer = (await api.get(`/app/mva-offers?insurerItemId=${beta}&sorting=offeredOn`)).body
      .items?.[0];
    const provider = await api.post(`/app/mva-claim/${id}/medical-providers`, {
      name: 'Coogee Physiotherapy',
      profession: 'physiotherapist',
      email: 'rooms@coogee.example',
    });
    const asked = { mvaClaimId: id, templateKey: 'MvaProviderRequest' };

    const toProvider = await preview({ ...asked, mvaMedicalProviderId: provider.body.id });
    const ofOffer = await preview({
      mvaClaimId: id,
      templateKey: 'MvaInsurerOffer',
      mvaInsurerOfferId: offer?.id,
    });
    const toInsurer = await preview({
      mvaClaimId: id,
      templateKey: 'MvaTreatmentPlan',
      insurerItemId: alpha,
    });

    expect(toProvider.body).toMatchObject({
      destination: 'rooms@coogee.example',
      body: expect.stringContaining('Dear Coogee Physiotherapy,'),
    });
    expect(ofOffer.body.body).toContain('Beta offers USD 9,000.00');
    expect(toInsurer.body.body).toContain('Dear Alpha,');
  });

  test('finds nothing of another claim', async () => {
    const [own, other] = [await aClaim(accident), await aClaim(accident)];
    const insurerItemId = await anInsurer(other.id);
    const asked = { mvaClaimId: own.id, templateKey: 'MvaTreatmentPlan', insurerItemId };

    expect((await preview(asked)).status).toBe(404);
  });
});
