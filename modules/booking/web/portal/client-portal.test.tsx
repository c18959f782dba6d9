import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import ClientPortal from './client-portal.tsx';

const appointment = (id: string, year: number, more: object = {}) => ({
  id,
  reference: `APT-${id}`,
  dateFrom: `${year}-03-03T22:00:00.000Z`,
  dateTo: `${year}-03-03T23:00:00.000Z`,
  timeZone: 'Australia/Sydney',
  status: 'booked',
  consultationType: 'inPerson',
  specialist: 'Dr Priya Menon',
  place: 'Macquarie Street, 1 Macquarie Street, Sydney',
  phone: '0255501237',
  interpreterRequired: false,
  ...more,
});

const aForm = (name: string, more: object = {}) => ({
  id: name,
  name,
  fileName: `${name}.pdf`,
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

const open = async (items: readonly object[]) => {
  serve({
    'GET /app/portal': {
      body: {
        firstName: 'Noor',
        practice: 'Harbour Medico',
        email: 'post@harbour.test',
        timeZone: 'Australia/Sydney',
        forms: [
          aForm('Consent'),
          aForm('Authority', { status: 'sentBack', reason: 'Page 2 is missing.' }),
        ],
        signatures: [],
        documents: [],
      },
    },
    'GET /app/portal/appointments': { body: { items, totalCount: items.length } },
  });
  const place = await render(<ClientPortal />, { session: aSession() });
  await eventually(() => expect(place.textContent).toContain('Hello Noor'));
  return place;
};
const section = (place: HTMLElement, title: string) =>
  place.querySelector(`section[aria-label="${title}"]`)?.textContent ?? '';

test('[G-066] the next appointment comes first, on the clocks of its place', async () => {
  const place = await open([appointment('2', 2092), appointment('1', 2091)]);

  const text = section(place, 'Your appointments');
  expect(text.indexOf('APT-1')).toBeLessThan(text.indexOf('APT-2'));
  expect(text).toContain('09:00 to 10:00 AEDT');
  expect(text).toContain('Dr Priya Menon, In-person');
  expect(place.querySelector('a[href="tel:0255501237"]')).not.toBeNull();
});

test('[G-066] past and cancelled appointments stand apart', async () => {
  const place = await open([
    appointment('2', 2092, { status: 'cancelled' }),
    appointment('1', 2020, { status: 'attended' }),
  ]);

  expect(section(place, 'Your appointments')).toContain('No appointment is booked for you.');
  expect(section(place, 'Earlier and cancelled')).toContain('APT-1');
  expect(section(place, 'Earlier and cancelled')).toContain('Cancelled');
});

test('[G-066] forms and documents are listed, and an empty list says so', async () => {
  const place = await open([]);

  expect(place.querySelector('a[href="#forms"]')?.textContent).toBe('2 forms wait for you.');
  await eventually(() => expect(section(place, 'Forms')).toContain('Please fill in and return'));
  expect(section(place, 'Forms')).toContain('Page 2 is missing.');
  expect(place.querySelector('button[aria-label="Download or print Consent"]')).not.toBeNull();
  expect(section(place, 'Documents')).toContain('There is no document.');
});

test.each([
  ['By video', 'You will get the link to join before the appointment.'],
  ['By telephone', 'Please keep your telephone near you at that time.'],
])('[G-066] an appointment %s says how it is joined, until it is over', async (where, how) => {
  const call = { place: where, consultationType: 'telehealth' };
  const place = await open([
    appointment('1', 2091, call),
    appointment('2', 2092, { ...call, status: 'cancelled' }),
  ]);

  const text = section(place, 'Your appointments');
  expect(text.split(where)).toHaveLength(text.includes('APT-2') ? 3 : 2);
  expect(text.split(how)).toHaveLength(2);
});
