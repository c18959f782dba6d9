import { register } from '#kernel/domain';
import { platform } from '#platform/domain';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parties } from '../../domain/index.ts';
import { OnboardingPanel } from './onboarding-panel.tsx';

beforeAll(() => register([platform, parties]));
afterEach(() => vi.unstubAllGlobals());

type Doctor = ComponentProps<typeof OnboardingPanel>['record'];

const needs = [{ code: 'onboardingNeedsContract', text: 'A signed contract', isMet: false }];

async function opened(can: string[]) {
  const doctor = {
    id: 's-1',
    concurrencyStamp: 'v-1',
    stagedOnboarding: 'stage3',
    onboardedDate: null,
    onboardedEndDate: null,
    can,
  } as Doctor;
  const calls = serve({
    'GET /app/specialists/s-1/onboarding': { body: { stage: 'stage3', next: 'stage4', needs } },
    'PUT /app/specialists/s-1/completeOnboarding': { body: doctor },
  });
  const place = await render(
    <Suspense>
      <OnboardingPanel record={doctor} today="2026-03-05" />
    </Suspense>,
  );
  await eventually(() => expect(place.textContent).toContain('A signed contract'));
  return { place, calls };
}

test('[E-057] the button of the next stage is the move that the record can make', async () => {
  const { place, calls } = await opened(['specialist.completeOnboarding']);

  await eventually(() => expect(place.textContent).toContain('Go to Stage 4'));
  await press('Go to Stage 4', place);

  await eventually(() =>
    expect(calls.some(({ path }) => path.endsWith('/completeOnboarding'))).toBe(true),
  );
});

test('[E-057] without a move there is no button', async () => {
  const { place } = await opened([]);

  expect(place.textContent).not.toContain('Go to Stage 4');
});
