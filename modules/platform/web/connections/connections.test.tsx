import { eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import Connections from './connections.tsx';

const never = { pausedUntil: null, lastSuccessAt: null, lastFailureAt: null, reason: null };

test('each connector has a line with its state, and its calls in a dialog', async () => {
  const calls = serve({
    'GET /app/connections': {
      body: {
        items: [
          {
            ...never,
            id: 'one',
            kind: 'xero',
            label: 'Xero',
            state: 'failing',
            reason: 'Xero answered 503.',
          },
          { ...never, id: null, kind: 'docusign', label: 'DocuSign', state: 'off' },
        ],
      },
    },
    'GET /app/connections/one/calls': {
      body: {
        totalCount: 1,
        items: [
          {
            id: '1',
            at: '2026-11-19T01:00:00Z',
            who: null,
            method: 'GET',
            path: '/Invoices?page',
            status: 503,
            ms: 12,
            failure: 'Xero answered 503.',
          },
        ],
      },
    },
  });
  const place = await render(<Connections />);
  await eventually(() => expect(place.textContent).toContain('Xero answered 503.'));

  expect(place.textContent).toContain('Failing');
  expect(place.textContent).toContain('Not set up');
  expect(place.querySelectorAll('tbody button')).toHaveLength(1);
  await press('Calls', place);

  await eventually(() => expect(document.body.textContent).toContain('GET /Invoices?page'));
  expect(document.body.textContent).toContain('Caseway');
  expect(calls.filter(({ path }) => path.includes('/calls'))).toHaveLength(1);
});
