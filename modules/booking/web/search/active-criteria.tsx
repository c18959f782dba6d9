import { CloseOutlined } from '@ant-design/icons';
import { formatDate, relativeRanges } from '#kernel/domain';
import type { Field, RelativeRange } from '#kernel/domain';
import { useLookupNames, useSession } from '#kernel/web';
import { searchAppointment, usualRadius } from '../../domain/index.ts';
import { labelledField } from '../parts/tenant-labels.ts';
import type { ChangeCriteria, CriteriaValues, SearchKey, SearchValue } from './use-criteria.ts';

type Props = { values: CriteriaValues; change: ChangeCriteria; clear: () => void };

/** Told together with another one. */
const silent: ReadonlySet<SearchKey> = new Set(['radiusKm', 'dateTo']);

const isGiven = (value: SearchValue | undefined): value is NonNullable<SearchValue> =>
  value !== null && value !== undefined && String(value) !== '';

/** What is asked for, readable at a glance; each goes with one press. */
export function ActiveCriteria({ values, change, clear }: Props) {
  const keys = (Object.keys(values) as SearchKey[]).filter(
    (key) => isGiven(values[key]) && (!silent.has(key) || (key === 'dateTo' && !values.dateFrom)),
  );
  if (!keys.length) return null;
  return (
    <ul className="search-chips" aria-label="What is asked for">
      {keys.map((key) => (
        <Chip
          key={key}
          name={key}
          values={values}
          remove={() =>
            change({
              [key]: null,
              ...(key === 'postcode' && { radiusKm: null }),
              ...(key === 'dateFrom' && { dateTo: null }),
            })
          }
        />
      ))}
      <li>
        <button type="button" className="text-button" onClick={clear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

type ChipProps = { name: SearchKey; values: CriteriaValues; remove: () => void };

function Chip({ name, values, remove }: ChipProps) {
  const { dateFormat } = useSession();
  const field = labelledField(searchAppointment, name);
  const value = values[name];
  const isReference = field.kind === 'lookup' || field.kind === 'multiLookup';
  const ids = isReference ? [value].flat().map(String) : [];
  const { data: names } = useLookupNames(field.resource, ids);
  const words = isReference
    ? (names?.map(({ displayName }) => displayName).join(' or ') ?? '…')
    : wordsOf(name, field, values, dateFormat);
  const label = name === 'postcode' || name === 'includeUnavailable' ? '' : field.label;
  return (
    <li className="search-chip">
      {label && <span className="soft">{label}</span>}{' '}
      <span className="search-chip-words" title={words}>
        {words}
      </span>
      <button type="button" aria-label={`Remove ${field.label}`} onClick={remove}>
        <CloseOutlined />
      </button>
    </li>
  );
}

function wordsOf(
  name: SearchKey,
  field: Field,
  values: CriteriaValues,
  dateFormat: string | undefined,
): string {
  const value = values[name];
  if (name === 'postcode')
    return `Within ${String(values.radiusKm ?? usualRadius)} km of ${String(value)}`;
  if (name === 'relativeDate') return relativeRanges[value as RelativeRange] ?? String(value);
  if (name === 'includeUnavailable') return 'Also what cannot be booked';
  if (name === 'isVideoAppointment') return value ? 'By video' : 'At a centre';
  if (name === 'dateFrom' && values.dateTo) {
    return `${formatDate(String(value), dateFormat)} – ${formatDate(String(values.dateTo), dateFormat)}`;
  }
  if (field.kind === 'date') return formatDate(String(value), dateFormat);
  const choices = field.choices ?? {};
  return [value]
    .flat()
    .map((one) => choices[String(one)] ?? String(one))
    .join(' or ');
}
