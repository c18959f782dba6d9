import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { isStopped } from '../../domain/index.ts';

type Stop = {
  readonly companyId: string;
  readonly until: PlainDate | null;
  readonly reason: string;
};

const text = `select company_id::text as "companyId", until::text as until, reason from reminder_stops
  where company_id = any ($1::uuid[]) and not is_deleted`;

/** Why nobody reminds the company on a day, of whatever it is; null: it is reminded. */
export type StopOfCompany = (companyId: string, today: PlainDate) => string | null;

export async function stopsOfCompanies(
  tx: Tx,
  companyIds: readonly string[],
): Promise<StopOfCompany> {
  const stops = await tx.query<Stop>(text, [[...new Set(companyIds)]]);
  return (companyId, today) => {
    const stop = stops.find((one) => one.companyId === companyId) ?? null;
    return stop && isStopped(stop, today) ? `The company is not reminded: ${stop.reason}` : null;
  };
}
