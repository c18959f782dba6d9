import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { SettleDialog } from './settle-dialog.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('Settle opens with the day and the payout that the page shows, and sends them', async () => {
  const payout = {
    ...{ on: '2026-11-19', principal: '1000.00', interest: '50.00', minimumTopUp: '0.00' },
    ...{ rebate: '0.00', fees: '0.00', credit: '0.00', total: '1050.00' },
    ...{ surplus: '0.00', perDay: '0.20', validUntil: '2026-11-19', isForecast: false },
  };
  const calls = serve({
    'GET /app/disbursement-funding/l-1/payout': { body: payout },
    'PUT /app/disbursement-funding/l-1/settle': { body: {} },
    'POST /app/disbursement-funding/l-1/settle': { body: {} },
  });
  const close = vi.fn<() => void>();
  await render(
    <Suspense>
      <SettleDialog
        id="l-1"
        shown={{ on: '2026-11-19', total: '1050.00' }}
        close={close}
        changed={() => Promise.resolve()}
      />
    </Suspense>,
    { session: aSession() },
  );
  const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
  await eventually(() => expect(valueOf('received')?.replaceAll(',', '')).toBe('1050.00'));
  expect(valueOf('settledOn')).toContain('2026');
  await eventually(() => expect(document.body.textContent).toContain('AUD 1,050.00 is the payout'));

  await press('Settle loan');

  await eventually(() => expect(close).toHaveBeenCalledOnce());
  expect(calls.find(({ method }) => method !== 'GET')?.body).toMatchObject({
    settledOn: '2026-11-19',
    received: '1050.00',
  });
});
