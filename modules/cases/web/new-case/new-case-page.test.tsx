import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType, otType } from '../../domain/index.ts';
import { NewCasePage } from './new-case-page.tsx';

const clientId = '0196b1f0-0000-7000-8000-000000000001';
const companyId = '0196b1f0-0000-7000-8000-000000000002';
const session = aSession();
const staff = {
  ...session,
  actor: { ...session.actor, roles: ['STAFF'], features: ['Assessment', 'OT'] },
};

const routes = {
  [`GET /app/clients/${clientId}`]: {
    body: {
      id: clientId,
      companyId,
      company: { id: companyId, displayName: 'Harbour Legal' },
      claimNo: 'CL-7',
    },
  },
  'GET /app/assessments/ofClaimant': {
    body: {
      items: [
        {
          id: 'case-9',
          caseNo: 'IME-2026-000009',
          caseType: 'IME',
          segment: 'assessments',
          statusName: 'Appointment Confirmed',
          specialistId: 'specialist-1',
          specialist: 'Dr Priya Menon',
          appointmentDate: null,
          isClosed: false,
        },
      ],
      totalCount: 1,
    },
  },
  [`GET /app/companies/${companyId}`]: {
    body: { id: companyId, name: 'Harbour Legal', prepaymentRequired: true },
  },
  'GET /app/appointment-sessions/bookableCaseManagers': { body: { items: [] } },
  'GET /app/clients': { body: { items: [{ id: clientId, displayName: 'Noor Haddad' }] } },
};

const open = async (query: string, more: object = {}, type = imeType) => {
  const calls = serve({ ...routes, ...more });
  const path = `/view/${type.resource.segment}/add${query}`;
  await render(<NewCasePage type={type} />, { session: staff, path });
  const title = `Create ${type.resource.label[0]}`;
  await eventually(() => expect(document.body.textContent).toContain(title));
  return calls;
};

beforeAll(() => registerCatalogue());
beforeEach(() => void collectToasts());
afterEach(() => vi.unstubAllGlobals());

describe('the page of a new case', () => {
  test('takes company and claim from the claimant, and shows what there is already', async () => {
    const calls = await open(`?clientId=${clientId}`, {
      'POST /app/assessments': { status: 201, body: { id: 'case-1', caseNo: 'IME-2026-000010' } },
    });
    await eventually(() => expect(document.body.textContent).toContain('IME-2026-000009'));
    await eventually(() => expect(document.body.textContent).toContain('Prepayment'));

    await press('Save as case');

    await eventually(() =>
      expect(calls.find(({ path }) => path === '/app/assessments')?.body).toMatchObject({
        clientId,
        companyId,
        claimNo: 'CL-7',
      }),
    );
  });

  test('[D-026] makes an OT case, with the same help and the same way to a time', async () => {
    const calls = await open(
      `?clientId=${clientId}`,
      { 'POST /app/ot': { status: 201, body: { id: 'case-2', caseNo: 'OT-2026-000001' } } },
      otType,
    );
    await eventually(() => expect(document.body.textContent).toContain('IME-2026-000009'));
    expect(document.body.textContent).toContain('Choose a time');

    await press('Save as case');

    await eventually(() =>
      expect(calls.find(({ path }) => path === '/app/ot')?.body).toMatchObject({ clientId }),
    );
  });

  test('sends nothing without a claimant', async () => {
    const calls = await open('');

    await press('Save as case');

    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(calls.some(({ path }) => path === '/app/assessments')).toBe(false);
  });
});
