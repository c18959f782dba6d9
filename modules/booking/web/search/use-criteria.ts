import { isMulti } from '#kernel/domain';
import { useSearchParams } from 'react-router';
import { searchFields } from '../../domain/index.ts';

export type SearchKey = keyof typeof searchFields;
export type SearchValue = string | number | boolean | readonly string[] | null;
export type CriteriaValues = Readonly<Partial<Record<SearchKey, SearchValue>>>;
export type ChangeCriteria = (change: CriteriaValues) => void;

const keys = Object.keys(searchFields) as SearchKey[];

function read(key: SearchKey, text: string): SearchValue {
  const field = searchFields[key];
  if (isMulti(field)) return text.split(',').filter(Boolean);
  if (field.kind === 'flag') return text === 'true';
  if (field.kind === 'number') return Number(text) || null;
  return text;
}

const isEmpty = (value: SearchValue | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

export const criteriaOf = (params: URLSearchParams): CriteriaValues =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = params.get(key);
      return text ? [[key, read(key, text)]] : [];
    }),
  );

export const paramsOf = (values: CriteriaValues): URLSearchParams =>
  new URLSearchParams(
    keys.flatMap((key) => {
      const value = values[key];
      return isEmpty(value) ? [] : [[key, String(value)]];
    }),
  );

/** A distance from nowhere is not asked for; a place is, even one that nobody knows. */
export const askable = ({ radiusKm, ...values }: CriteriaValues): CriteriaValues =>
  isEmpty(values.postcode) ? values : { ...values, radiusKm: radiusKm ?? null };

/** What is searched for stands in the address: it can be sent to a colleague. */
export function useCriteria() {
  const [params, setParams] = useSearchParams();
  const change: ChangeCriteria = (given) =>
    setParams((now) => withOthers(now, { ...criteriaOf(now), ...given }), { replace: true });
  /** Another search: an appointment or a person in hand belonged to the one before. */
  const startOver = (query = '') =>
    setParams(paramsOf(criteriaOf(new URLSearchParams(query))), { replace: true });
  return { values: criteriaOf(params), change, startOver };
}

/** Parameters that are none of ours stay. */
function withOthers(now: URLSearchParams, values: CriteriaValues): URLSearchParams {
  const next = paramsOf(values);
  for (const [key, value] of now) {
    if (!(keys as readonly string[]).includes(key)) next.set(key, value);
  }
  return next;
}
