import type { Choices, Tone, Tones } from '#kernel/domain';
import type { Statement, Tx } from '#kernel/server';

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
  readonly name: string;
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
const sources = new Map<string, BookingSource>();

/** Called by modules below; twice by the same name is once. */
export function contributeBookings(source: BookingSource): void {
  sources.set(source.name, source);
}

type Row = { readonly serviceType: string; readonly status: string };
type Words = Pick<Booking, 'serviceText' | 'statusText' | 'statusTone'>;

const wordsOf = ({ words }: BookingSource, { serviceType, status }: Row): Words => ({
  serviceText: words?.services[serviceType] ?? serviceType,
  statusText: words?.statuses[status] ?? status,
  statusTone: words?.tones[status] ?? 'neutral',
});

async function rowsOf<T>(
  tx: Tx,
  ask: (source: BookingSource) => Statement,
): Promise<(T & Words)[]> {
  const all = [...sources.values()];
  const answers = await tx.batch(all.map(ask));
  return all.flatMap((source, index) =>
    (answers[index]?.rows ?? []).map((row) => ({ ...(row as T), ...wordsOf(source, row as Row) })),
  );
}

/** Newest first. */
export async function bookingsOf(tx: Tx, asked: BookingsAsked): Promise<Booking[]> {
  const rows = await rowsOf<Booking>(tx, (source) => source.bookings(asked, most));
  return rows.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, most);
}

/** How often each service was booked, most often first. */
export async function servicesOf(tx: Tx, asked: BookingsAsked): Promise<ServiceBookings[]> {
  const rows = await rowsOf<ServiceBookings>(tx, (source) => source.services(asked));
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
