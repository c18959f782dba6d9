import type { Tx } from '#kernel/server';
import { indexPlaces, placesOnlyListed, readPlace } from '../../domain/index.ts';
import type { ListedPlace, PlaceIndex } from '../../domain/index.ts';
import { placesOfAustralia } from './places-of-australia.ts';

/** As `placeKey` writes a name: O'Connor is oconnor, Mount-Isa is mount isa. */
const keyText = `translate(lower(c.name), '-,''’.', '  ')`;

const listedText = (names: string): string => `select c.name, c.state, c.postcode from cities c
    join countries n on n.id = c.country_id and n.code = 'AU'
  where c.is_active and not c.is_deleted and not c.is_post_box and c.postcode is not null
    and ${names}
  order by lower(c.name), c.state, c.postcode limit 50`;

const namedText = listedText(`${keyText} = any($1::text[])`);
const beginningText = listedText(`${keyText} like any($1::text[])`);

async function withListed(tx: Tx, text: string, values: unknown[]): Promise<PlaceIndex> {
  const own = placesOfAustralia();
  const more = placesOnlyListed(await tx.query<ListedPlace>(text, values), own);
  return more.length ? indexPlaces([...own.all, ...more]) : own;
}

/** The key has Mount and St, a list may have Mt and Saint. */
const spellings = (key: string): string[] => [
  ...new Set([key, key.replace(/^mount /, 'mt '), key.replace(/^st /, 'saint ')]),
];

/** What the product knows, with the places of that name that only the host's cities have. */
export async function placesNamed(tx: Tx, text: string): Promise<PlaceIndex> {
  const { key } = readPlace(text);
  return key ? withListed(tx, namedText, [spellings(key)]) : placesOfAustralia();
}

const fewestLetters = 3;

/** The same for a name of which only the beginning is typed. */
export async function placesBeginning(tx: Tx, text: string): Promise<PlaceIndex> {
  const { key } = readPlace(text);
  if (key.length < fewestLetters) return placesOfAustralia();
  const begin = spellings(key.replace(/[\\%_]/g, String.raw`\$&`));
  return withListed(tx, beginningText, [begin.map((words) => `${words}%`)]);
}
