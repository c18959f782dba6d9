import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { mostPlaces, placeQuery } from '../../domain/index.ts';
import { checkBody } from '../check-body.ts';

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly isPostBox: boolean;
};

/** Id, former number, code or name: each of them names a country. */
const countryText = `select id from countries where not is_deleted
  and (id::text = lower($1) or legacy_id::text = $1 or lower(code) = lower($1)
    or lower(name) = lower($1)) limit 1`;

const columns = 'c.id, c.name, c.state, c.postcode, c.is_post_box as "isPostBox"';

const citiesText = `select ${columns} from cities c
  where c.country_id = $1 and c.is_active and not c.is_deleted order by lower(c.name), c.state, c.postcode`;

/** What begins with the words comes before what has them later on. */
const placesText = `select ${columns} from cities c
  where c.country_id = $1 and c.is_active and not c.is_deleted and not (c.is_post_box and $3)
    and (c.postcode like $2 || '%' or lower(c.name) like $2 || '%' or lower(c.name) like '% ' || $2 || '%')
  order by (lower(c.name) = $4 or c.postcode = $4) desc, lower(c.name) like $2 || '%' desc,
    lower(c.name), c.state, c.postcode limit $5::int`;

const forLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

async function countryOf({ db }: Services, actor: Actor, country: string): Promise<string> {
  const [found] = await db.batch(contextOf(actor), [{ text: countryText, values: [country] }]);
  const row = found?.rows[0] as { id: string } | undefined;
  if (!row) throw new Refused('notFound');
  return row.id;
}

/** C-225. */
export async function citiesIn(
  services: Services,
  actor: Actor,
  country: string,
): Promise<{ items: Place[] }> {
  if (country.length > 100 || country.includes('\u0000')) throw new Refused('notFound');
  const id = await countryOf(services, actor, country);
  const [found] = await services.db.batch(contextOf(actor), [{ text: citiesText, values: [id] }]);
  return { items: (found?.rows ?? []) as Place[] };
}

/** C-226. */
export async function placesLike(
  services: Services,
  actor: Actor,
  query: unknown,
): Promise<{ items: Place[] }> {
  const { countryName, q, excludePostBoxFlag } = checkBody(placeQuery, query);
  const id = await countryOf(services, actor, countryName);
  const text = q.toLowerCase();
  const [found] = await services.db.batch(contextOf(actor), [
    { text: placesText, values: [id, forLike(text), excludePostBoxFlag, text, mostPlaces] },
  ]);
  return { items: (found?.rows ?? []) as Place[] };
}
