import { expect, test } from 'vitest';
import { errorSampleRate, telemetryTo } from './telemetry.ts';

const now = () => new Date('2026-03-05T03:30:00Z');
const view = { page: '/view/companies/detail/{id}', tenantId: 't', userId: 'u' };
const trouble = { message: 'Boom', route: '/view/a', place: 'a.ts:1', tenantId: 't', userId: 'u' };

function aSink(chance = 0) {
  const sent: { url: string; body: unknown }[] = [];
  const send = (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    return Promise.reject(new Error('nobody listens'));
  };
  return { sent, parts: { now, send, chance: () => chance } };
}

test('[B-134] a page view carries tenant and user, and nothing of the record', () => {
  const { sent, parts } = aSink();

  telemetryTo('https://sink.test/in', parts).pageViewed(view);

  expect(sent).toEqual([
    {
      url: 'https://sink.test/in',
      body: { kind: 'pageView', at: '2026-03-05T03:30:00.000Z', ...view },
    },
  ]);
});

test('[B-134] nothing leaves while no service is named', () => {
  const { sent, parts } = aSink();
  const telemetry = telemetryTo(undefined, parts);

  telemetry.pageViewed(view);
  telemetry.failed(trouble);

  expect(sent).toEqual([]);
});

test.each([
  [0, 1],
  [0.0099, 1],
  [0.01, 0],
  [0.99, 0],
])('[B-165] [K-055] of a hundred faults one is reported: chance %d, sent %i', (chance, count) => {
  const { sent, parts } = aSink(chance);

  telemetryTo('https://sink.test/in', parts).failed(trouble);

  expect(errorSampleRate).toBe(0.01);
  expect(sent).toHaveLength(count);
});
