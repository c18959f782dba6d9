import type { Choices, Tone, Tones } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Call, Services, Statement } from '#kernel/server';

/** One line of a party's history, as its screen shows it. */
export type Booking = {
  readonly id: string;
  readonly module: string;
  readonly caseNo: string;
  readonly serviceType: string;
  readonly date: string | null;
  /** Of the place, where the date is a time. */
  readonly timeZone?: string;
  readonly status: string;
  /** In the words and the colour of whoever keeps the booking. */
  readonly serviceText: string;
  readonly statusText: string;
  readonly statusTone: Tone;
  readonly client: string | null;
  readonly specialist: string | null;
  readonly centre: string | null;
};

export type ServiceBookings = {
  readonly serviceType: string;
  readonly serviceText: string;
  readonly bookings: number;
  readonly lastDate: string | null;
};

export type BookingsAsked = {
  readonly tenantId: string;
  /** The resource and the record whose bookings are meant, e.g. `company`. */
  readonly party: string;
  readonly id: string;
  readonly from?: string;
  readonly to?: string;
};

/** Whoever keeps bookings tells about them; rows are `Booking` and `ServiceBookings`. */
export type BookingSource = {
  /** What its keys are called. */
  readonly words?: {
    readonly services: Choices;
    readonly statuses: Choices;
    readonly tones: Tones;
  };
  bookings(asked: BookingsAsked, most: number): Statement;
  services(asked: BookingsAsked): Statement;
};

const most = 200;

/** Later modules that keep bookings contribute to it. */
export const bookingSources = defineExtensionPoint<BookingSource>('parties.bookingSources');

/** Where a handler asks. */
type Asking = Pick<Call, 'tx'> & { readonly services: Services };

type Row = { readonly serviceType: string; readonly status: string };
type Words = Pick<Booking, 'serviceText' | 'statusText' | 'statusTone'>;

const wordsOf = ({ words }: BookingSource, { serviceType, status }: Row): Words => ({
  serviceText: words?.services[serviceType] ?? serviceType,
  statusText: words?.statuses[status] ?? status,
  statusTone: words?.tones[status] ?? 'neutral',
});

async function rowsOf<T>(
  { tx, services }: Asking,
  ask: (source: BookingSource) => Statement,
): Promise<(T & Words)[]> {
  const all = bookingSources.of(services);
  const answers = await tx.batch(all.map(ask));
  return all.flatMap((source, index) =>
    (answers[index]?.rows ?? []).map((row) => ({ ...(row as T), ...wordsOf(source, row as Row) })),
  );
}

/** Newest first. */
export async function bookingsOf(asking: Asking, asked: BookingsAsked): Promise<Booking[]> {
  const rows = await rowsOf<Booking>(asking, (source) => source.bookings(asked, most));
  return rows.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, most);
}

/** How often each service was booked, most often first. */
export async function servicesOf(asking: Asking, asked: BookingsAsked): Promise<ServiceBookings[]> {
  const rows = await rowsOf<ServiceBookings>(asking, (source) => source.services(asked));
  return rows
    .map(({ serviceType, serviceText, bookings, lastDate }) => ({
      serviceType,
      serviceText,
      bookings,
      lastDate,
    }))
    .sort((a, b) => b.bookings - a.bookings);
}

export const asList = <T>(items: readonly T[]) => ({ items, totalCount: items.length });

/** The handler of every booking history: the bookings of the record that was asked about. */
export const bookingHistory =
  (party: string) =>
  async (call: Pick<Call, 'tx' | 'actor' | 'services'> & { readonly record: { id: string } }) =>
    asList(await bookingsOf(call, { tenantId: call.actor.tenantId, party, id: call.record.id }));
