import { bindDryRunPart } from '#kernel/web';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { OfferDialog } from './offer-dialog.tsx';

beforeAll(() => {
  registerCatalogue();
  bindDryRunPart(({ ask }) => (
    <button type="button" onClick={() => void ask()}>
      Preview email
    </button>
  ));
});

const call = {
  id: 'call',
  concurrencyStamp: 'one',
  status: 'open',
  callerName: null,
  callerPhone: null,
  claimNo: null,
  suburb: null,
  note: null,
  company: { id: 'firm', displayName: 'Kerr Lawyers' },
  caseManager: { id: 'anna', displayName: 'Anna Kerr' },
  client: { id: 'noor', displayName: 'Noor Haddad' },
  offeredUntil: null,
  slots: [],
} as const;

test('the preview and the offer are for the case manager who is chosen', async () => {
  const managers = [{ id: 'berta', displayName: 'Berta Voss', company: 'Kerr Lawyers' }];
  const calls = serve({
    'GET /app/calls/own': { body: { items: [] } },
    'GET /app/appointment-sessions/bookableCaseManagers': { body: { items: managers } },
    'POST /app/calls/call/offer': { status: 203, body: { mails: { items: [], totalCount: 0 } } },
  });
  await render(<OfferDialog call={call} close={() => {}} />);
  await eventually(() => expect(document.body.textContent).toContain('Anna Kerr'));

  const box = document.querySelector<HTMLElement>('[role=combobox]');
  await act(async () => box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await eventually(() => expect(document.body.textContent).toContain('Berta Voss (Kerr Lawyers)'));
  const option = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
    ({ textContent }) => textContent?.includes('Berta'),
  );
  await act(async () => option?.click());
  await press('Preview email');

  const offers = () => calls.filter(({ method }) => method === 'POST');
  await eventually(() => expect(offers()).toHaveLength(1));
  expect(offers()[0]).toMatchObject({ body: { hours: '4', caseManagerId: 'berta' } });
});
