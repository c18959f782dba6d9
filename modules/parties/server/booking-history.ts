import type { Statement, Tx } from '#kernel/server';

/** One line of a party's history, as its screen shows it. */
export type Booking = {
  readonly id: string;
  readonly module: string;
  readonly caseNo: string;
  readonly serviceType: string;
  readonly date: string | null;
  readonly status: string;
  readonly client: string | null;
  readonly specialist: string | null;
  readonly centre: string | null;
};

export type ServiceBookings = {
  readonly serviceType: string;
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
  bookings(asked: BookingsAsked, most: number): Statement;
  services(asked: BookingsAsked): Statement;
};

const most = 200;
const sources = new Map<string, BookingSource>();

/** Called by modules below; twice by the same name is once. */
export function contributeBookings(source: BookingSource): void {
  sources.set(source.name, source);
}

async function rowsOf<T>(tx: Tx, ask: (source: BookingSource) => Statement): Promise<T[]> {
  const answers = await tx.batch([...sources.values()].map(ask));
  return answers.flatMap(({ rows }) => rows as T[]);
}

/** Newest first. */
export async function bookingsOf(tx: Tx, asked: BookingsAsked): Promise<Booking[]> {
  const rows = await rowsOf<Booking>(tx, (source) => source.bookings(asked, most));
  return rows.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, most);
}

/** How often each service was booked, most often first. */
export async function servicesOf(tx: Tx, asked: BookingsAsked): Promise<ServiceBookings[]> {
  const rows = await rowsOf<ServiceBookings>(tx, (source) => source.services(asked));
  return rows.sort((a, b) => b.bookings - a.bookings);
}

export const asList = <T>(items: readonly T[]) => ({ items, totalCount: items.length });
