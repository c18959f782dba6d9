import { city, country } from '../../domain/index.ts';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { australianSuburbs } from './australia.ts';
import { countries } from './countries.ts';

/** B-156: the number that the former system gave to Australia. */
const formerNumbers: Readonly<Record<string, number>> = { AU: 16 };

export const countryId = (code: string): string => idOf('country', code);

/** What every address is looked up in, in every installation. */
export const referenceRows = (): TableRows[] => [
  ...recordRows(
    country,
    countries().map(({ code, name }) => ({
      id: countryId(code),
      code,
      name,
      legacyId: formerNumbers[code] ?? null,
    })),
  ),
  ...recordRows(
    city,
    australianSuburbs().map((suburb) => ({
      ...suburb,
      id: idOf('city', 'AU', suburb.state, suburb.name, suburb.postcode),
      countryId: countryId('AU'),
    })),
  ),
];
