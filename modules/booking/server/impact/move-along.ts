import type { Tx } from '#kernel/server';
import { mayBeOverruled, unbookableReasons } from '#parties/domain';
import type { UnbookableReason } from '#parties/domain';
import type { Names, Reach, SessionStand } from '../../domain/index.ts';

const namesText = `select p.id, p.titled_name as name from party_specialists p where p.id = any($1::uuid[])
  union all select c.id, c.name from party_centres c where c.id = any($1::uuid[])`;

/** The names behind the ids that sessions would have. */
export async function namesFor(tx: Tx, stands: readonly SessionStand[]): Promise<Names> {
  const ids = stands.flatMap(({ specialistId, centreId }) => [
    specialistId,
    ...(centreId ? [centreId] : []),
  ]);
  const rows = ids.length ? await tx.query<{ id: string; name: string }>(namesText, [ids]) : [];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const reasonsText = `select distinct unnest(b.reasons) as reason
  from unnest($4::uuid[]) as company(id)
  cross join lateral party_bookability($1::uuid, $2::uuid, company.id, $3::date) b`;

/** Why the appointments could not be booked where the session goes to; null when they could. */
export async function whyNotThere(
  tx: Tx,
  { change, people }: Reach,
  dayOf: (stand: SessionStand) => string,
): Promise<string | null> {
  if (change.kind !== 'sessionMoves') return null;
  const { specialistId, centreId } = change.after;
  const companies = [...new Set(people.map(({ companyId }) => companyId))];
  const rows = await tx.query<{ reason: UnbookableReason }>(reasonsText, [
    specialistId,
    centreId,
    dayOf(change.after),
    companies,
  ]);
  const found = rows.find(({ reason }) => !mayBeOverruled(reason));
  return found ? unbookableReasons[found.reason] : null;
}
