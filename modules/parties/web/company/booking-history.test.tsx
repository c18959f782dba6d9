import { register } from '#kernel/domain';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companyBookingHistory, parties } from '../../domain/index.ts';
import { BookingHistory } from './booking-history.tsx';
import { ServiceHistory } from './service-history.tsx';

const aBooking = (number: number) => ({
  id: `b-${number}`,
  caseNo: `APT-${number}`,
  serviceType: 'inPerson',
  serviceText: 'In-person',
  date: '2026-03-05T23:30:00.000Z',
  status: 'confirmed',
  statusText: 'Confirmed',
  statusTone: 'success',
  client: 'Noor Haddad',
  specialist: 'Priya Menon',
});

beforeEach(() => register([parties]));
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
