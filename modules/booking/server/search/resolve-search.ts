import { dayIn, formatsOf } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  booksForAnyCompany,
  distancesFrom,
  filtersByScheme,
  isRefused,
  planSearch,
  within,
} from '../../domain/index.ts';
import type { CentrePlace, Preferences, SearchInput, SearchPlan } from '../../domain/index.ts';
import { placesNamed } from '#platform/server';
import { bookableCompanies } from '../slot/customer-companies.ts';

/** All that a question means, once names, places and wishes are looked up. */
export type ResolvedSearch = {
  readonly actor: Actor;
  /** The practice's own people; everybody else is a customer. */
  readonly isPractice: boolean;
  readonly now: Date;
  /** On the clocks of the practice. */
  readonly today: PlainDate;
  readonly input: SearchInput;
  readonly plan: SearchPlan;
  /** For whom it would be booked. */
  readonly companyId: string | null;
  readonly distances: ReadonlyMap<string, number>;
  /** The centres near enough; null when any will do. */
  readonly centreIds: readonly string[] | null;
  /** One of these is enough; null when the scheme asks for none. */
  readonly schemeAccreditationIds: readonly string[] | null;
  readonly wishes: Preferences & {
    readonly notes: ReadonlyMap<string, string | null>;
    readonly reasons: ReadonlyMap<string, string>;
  };
};

type Asked = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly services: Pick<Services, 'now'>;
  readonly input: SearchInput;
};

/** A case manager searches for their own company, or for one whose agent they are. */
function companyOf(actor: Actor, { companyId }: SearchInput): string | null {
  if (booksForAnyCompany(actor)) return companyId ?? null;
  const bookable = bookableCompanies(actor);
  return (companyId && bookable.includes(companyId) ? companyId : bookable[0]) ?? null;
}

export async function resolveSearch({
  actor,
  tx,
  services,
  input,
}: Asked): Promise<ResolvedSearch> {
  const { zone } = formatsOf(actor);
  const now = services.now();
  const places = await placesNamed(tx, input.postcode ?? '');
  const today = dayIn(zone, now);
  const plan = planSearch(input, { zone, today, now: now.toISOString(), places });
  if (isRefused(plan)) throw new Refused(plan.code, plan);
  const companyId = companyOf(actor, input);
  const centres = plan.near ? await tx.query<CentrePlace>(centresText) : [];
  const distances = plan.near
    ? distancesFrom(plan.near.place, centres, places)
    : new Map<string, number>();
  return {
    actor,
    isPractice: booksForAnyCompany(actor),
    now,
    today,
    input,
    plan,
    companyId,
    distances,
    centreIds: plan.near ? within(distances, plan.near.radiusKm) : null,
    schemeAccreditationIds: filtersByScheme(actor)
      ? await accreditationsFor(tx, input.matterTypeId)
      : null,
    wishes: companyId ? await wishesOf(tx, companyId) : noWishes,
  };
}

const centresText = `select id, latitude::float8 as latitude, longitude::float8 as longitude,
    suburb, state, postcode
  from party_centres where is_active`;

const schemeText = `select array(select a.accreditation_id::text from platform_scheme_accreditations a
    where a.scheme_id = m.id) as "accreditationIds"
  from platform_matter_types m where m.id = $1::uuid`;

async function accreditationsFor(
  tx: Tx,
  matterTypeId: string | null | undefined,
): Promise<readonly string[] | null> {
  if (!matterTypeId) return null;
  const [scheme] = await tx.query<{ accreditationIds: string[] }>(schemeText, [matterTypeId]);
  if (!scheme) throw new Refused('unknownReference', { field: 'matterTypeId' });
  return scheme.accreditationIds.length ? scheme.accreditationIds : null;
}

const noWishes: ResolvedSearch['wishes'] = {
  favourites: new Map(),
  excluded: new Set(),
  notes: new Map(),
  reasons: new Map(),
};

type WishRow = { id: string; place: number | null; words: string | null };

/** B-400, C-195. */
async function wishesOf(tx: Tx, companyId: string): Promise<ResolvedSearch['wishes']> {
  const [liked, refused] = await tx.batch([
    {
      text: `select specialist_id as id, place::int as place, note as words
        from party_favourite_specialists where company_id = $1::uuid`,
      values: [companyId],
    },
    {
      text: `select specialist_id as id, null::int as place, reason as words
        from party_excluded_specialists where company_id = $1::uuid`,
      values: [companyId],
    },
  ]);
  const favourites = (liked?.rows ?? []) as WishRow[];
  const excluded = (refused?.rows ?? []) as WishRow[];
  return {
    favourites: new Map(favourites.map(({ id, place }) => [id, place ?? 0])),
    excluded: new Set(excluded.map(({ id }) => id)),
    notes: new Map(favourites.map(({ id, words }) => [id, words])),
    reasons: new Map(excluded.map(({ id, words }) => [id, words ?? ''])),
  };
}
