import { aSession, render } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import type { PortalForm } from '../../domain/index.ts';
import PortalForms from './portal-forms.tsx';

const aForm = (more: Partial<PortalForm> = {}): PortalForm => ({
  id: 'form-1',
  name: 'Consent',
  fileName: 'Consent.pdf',
  size: 2048,
  contentType: 'application/pdf',
  creationTime: '2026-11-01T00:00:00.000Z',
  status: 'waiting',
  round: 1,
  answeredAt: null,
  reason: null,
  isOpen: true,
  pages: [],
  signing: null,
  ...more,
});
const aPage = (name: string, returnedAt: string | null = null) => ({
  id: name,
  name,
  size: 2048,
  returnedAt,
  scanState: 'none',
});

const open = (form: PortalForm) =>
  render(
    <PortalForms
      forms={[form]}
      signatures={[]}
      zone="Australia/Sydney"
      refresh={() => Promise.resolve()}
    />,
    { session: aSession() },
  );
const button = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const chooser = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[multiple]');

test('[G-066] a form is returned once there is a page, and what was sent is not taken away', async () => {
  const empty = await open(aForm());
  const filled = await open(
    aForm({ pages: [aPage('one.jpg', '2026-11-02T00:00:00Z'), aPage('two.jpg')] }),
  );

  expect(button(empty, 'Return form Consent')).toBeNull();
  expect(button(filled, 'Return form Consent')).not.toBeNull();
  expect(button(filled, 'Take away one.jpg')).toBeNull();
  expect(button(filled, 'Take away two.jpg')).not.toBeNull();
});

test('[G-066] whoever can sign online is led there, and may still choose paper', async () => {
  const place = await open(aForm({ signing: { signerId: 's', expiresAt: null } }));

  expect(place.textContent).toContain('Please read and sign');
  expect(button(place, 'Read and sign Consent')).not.toBeNull();
  expect(chooser(place)).toBeNull();
  expect(place.textContent).toContain('Return it on paper instead');
});

test.each(['returned', 'accepted', 'withdrawn'] as const)(
  '[G-066] one that is %s takes nothing more',
  async (status) => {
    const place = await open(
      aForm({
        status,
        isOpen: false,
        answeredAt: '2026-11-02T20:00:00Z',
        pages: [aPage('one.jpg', '2026-11-02T20:00:00Z')],
      }),
    );

    expect(chooser(place)).toBeNull();
    expect(button(place, 'Open one.jpg')).not.toBeNull();
    if (status !== 'withdrawn') expect(place.textContent).toContain('Returned on 3 November 2026');
  },
);
