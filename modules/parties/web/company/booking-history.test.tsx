import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { clientBookingHistory, companyBookingHistory } from '../../domain/index.ts';
import { BookingHistory } from './booking-history.tsx';
import { ServiceHistory } from './service-history.tsx';

const aBooking = (number: number) => ({
  id: `b-${number}`,
  module: 'APPOINTMENT',
  caseNo: `APT-${number}`,
  serviceType: 'inPerson',
  serviceText: 'In-person',
  date: '2026-03-05T23:30:00.000Z',
  timeZone: 'Australia/Perth',
  status: 'confirmed',
  statusText: 'Confirmed',
  statusTone: 'success',
  client: 'Noor Haddad',
  specialist: 'Priya Menon',
  centre: 'Perth Rooms',
});

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('[C-169] bookings are told in words, a few at first and all when asked for', async () => {
  const items = Array.from({ length: 12 }, (_, index) => aBooking(index));
  serve({ 'GET /app/companies/c-1/bookingHistory': { body: { items, totalCount: 12 } } });
  const place = await render(<BookingHistory action={companyBookingHistory} id="c-1" />);
  const rows = () => place.querySelectorAll('tbody tr').length;
  await eventually(() => expect(rows()).toBe(8));

  expect(place.querySelector('.chip-success')?.textContent).toBe('Confirmed');
  expect(place.querySelector('tbody')?.textContent).toContain('In-person');
  await press('Show all 12', place);

  await eventually(() => expect(rows()).toBe(12));
});

test('[C-207] the figures of each service stand over them, and nothing where there are none', async () => {
  const service = { serviceType: 'inPerson', serviceText: 'In-person', bookings: 12 };
  const body = { items: [{ ...service, lastDate: '2026-03-05' }], totalCount: 1 };
  serve({ 'GET /app/companies/c-1/serviceBookingHistory': { body } });

  const place = await render(<ServiceHistory id="c-1" />);

  await eventually(() => expect(place.textContent).toBe('12 In-person'));
});

test('[C-151] each leads to its page and all to their list, without the name of the page', async () => {
  serve({ 'GET /app/clients/p-1/bookingHistory': { body: { items: [aBooking(1)] } } });
  const { actor } = aSession();
  const session = aSession({
    actor: { ...actor, roles: ['STAFF'], edition: 'MLP' },
    zone: 'Australia/Sydney',
  });

  const place = await render(<BookingHistory action={clientBookingHistory} id="p-1" />, {
    session,
  });
  await eventually(() => expect(place.querySelector('tbody')).not.toBeNull());

  const cells = [...place.querySelectorAll('td')].map((cell) => cell.textContent);
  expect(cells).toEqual([
    '06 Mar 2026 - 07:30 AWST',
    'APT-1',
    'In-person',
    'Priya Menon',
    'Perth Rooms',
    'Confirmed',
  ]);
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/view/appointments/detail/b-1',
    '/view/appointments?clientId=p-1&sorting=dateFrom+desc',
  ]);
});

test('whoever may not open a booking reads its number', async () => {
  serve({ 'GET /app/clients/p-1/bookingHistory': { body: { items: [aBooking(1)] } } });
  const place = await render(<BookingHistory action={clientBookingHistory} id="p-1" />, {
    session: aSession({ actor: { ...aSession().actor, roles: ['CONTRACTOR'], edition: 'MLP' } }),
  });

  await eventually(() => expect(place.textContent).toContain('APT-1'));

  expect(place.querySelector('a')).toBeNull();
});
