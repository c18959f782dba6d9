import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { Opinions, ShownOpinion } from '../../domain/index.ts';
import OpinionsPanel from './opinions-panel.tsx';

const base = aSession();
const as = (role: string) =>
  aSession({
    actor: {
      ...base.actor,
      roles: [role],
      edition: 'MLP',
      features: ['MedNeg', 'COTELE', 'Assessment'],
    },
  });

const anOpinion = (changes: Partial<ShownOpinion> = {}): ShownOpinion => ({
  id: 'o-1',
  specialistId: 's-1',
  specialistName: 'Dr Menon',
  specialty: 'Surgery',
  status: 'answered',
  askedOn: '2026-11-01',
  dueOn: '2026-11-10',
  remindedOn: null,
  answeredOn: '2026-11-09',
  declineReason: null,
  answer: 'supports',
  breach: 'Below standard.',
  causation: 'But for it.',
  damage: 'Lasting pain.',
  moreNeeded: null,
  ...changes,
});

const waiting = anOpinion({
  id: 'o-2',
  specialistName: 'Dr Ferro',
  status: 'poAsked',
  answer: null,
  breach: null,
  causation: null,
  damage: null,
  dueOn: '2020-01-01',
});

async function panel(opinions: Partial<Opinions>, role = 'STAFF', step = 'freePoRequested') {
  const body = { summary: '', items: [], ownIds: [], linked: [], ...opinions };
  const record = { id: 'm-1', concurrencyStamp: 's', caseNo: 'MN-1', step, isOnHold: false };
  serve({
    'GET /app/mednegs/m-1': { body: { ...record, billingStatus: 'none', can: [] } },
    'GET /app/mednegs/m-1/opinions': { body },
  });
  const place = await render(<OpinionsPanel id="m-1" />, { session: as(role) });
  await eventually(() => expect(place.querySelector('.ant-skeleton')).toBeNull());
  const buttons = () => [...place.querySelectorAll('button')].map((one) => one.textContent);
  return { place, buttons };
}

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('preliminary opinions', () => {
  test('stand beside each other, a line for each question, and who is late is named', async () => {
    const { place, buttons } = await panel({
      items: [anOpinion(), waiting],
      summary: '1 supports.',
    });

    const heads = [...place.querySelectorAll('thead th')].map((one) => one.textContent);
    expect(heads).toEqual(['Dr MenonSurgery', 'Dr FerroSurgery']);
    const lines = [...place.querySelectorAll('tbody th')].map((one) => one.textContent);
    expect(lines).toEqual(['Status', 'Opinion', 'Breach of duty', 'Causation', 'Damage', '']);
    expect(place.textContent).toContain('Overdue since');
    expect(buttons()).toEqual(
      expect.arrayContaining(['Remind', 'Withdraw', 'Request teleconference']),
    );
  });

  test('the case manager compares and changes nothing', async () => {
    const { place, buttons } = await panel({ items: [anOpinion(), waiting] }, 'CASE_MANAGER');

    expect(place.querySelector('table')).not.toBeNull();
    expect(buttons()).toEqual([]);
  });

  test('a specialist sees their own question, no table', async () => {
    const { place, buttons } = await panel({ items: [waiting], ownIds: ['o-2'] }, 'SPECIALIST');

    await eventually(() => expect(buttons()).toContain('Give opinion'));
    expect(place.querySelector('.opinions-grid')).toBeNull();
  });

  test('a closed case asks nobody any more', async () => {
    const { buttons } = await panel({ items: [anOpinion()] }, 'STAFF', 'closeWithBookings');

    expect(buttons()).toEqual([]);
  });
});
