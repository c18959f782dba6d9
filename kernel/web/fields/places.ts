import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';

/** B-245: what hardly ever changes is asked for every five minutes at most. */
export const placeFreshness = 300_000;

export type Place = { id: string; name: string; state: string | null; postcode: string | null };
type Answer = { items: Place[] };

/** C-226: suburbs by the start of their name or postcode. */
export function usePlaces(country: string, text: string, isWanted: boolean) {
  const q = text.trim();
  return useQuery({
    queryKey: ['places', country, q.toLowerCase()],
    enabled: isWanted && country !== '' && q.length > 1,
    staleTime: placeFreshness,
    queryFn: async ({ signal }) => {
      const query = { countryName: country, q, excludePostBoxFlag: true };
      return (await api.get<Answer>(addresses().places, query, signal)).items;
    },
  });
}

/** C-225: every city of a country. */
export function useCities(country: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['cities', country],
    enabled: isWanted && country !== '',
    staleTime: placeFreshness,
    queryFn: async ({ signal }) => {
      return (await api.get<Answer>(addresses().cities(country), undefined, signal)).items;
    },
  });
}

export const statesOf = (cities: readonly Place[]): string[] =>
  [...new Set(cities.flatMap(({ state }) => state ?? []))].sort();

/** `Bondi Junction NSW 2022`. */
export const placeText = ({ name, state, postcode }: Place): string =>
  [name, state, postcode].filter(Boolean).join(' ');
