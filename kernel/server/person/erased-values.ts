import type { AnyResource, Field } from '#kernel/domain';
import { snake } from '../schema/names.ts';

/** A field that a program fills and reads; never words of or about somebody. */
const isCode = (key: string): boolean =>
  /(Module|Type|Key|Id|Ids|Rule|Version|Hash)$/.test(key) ||
  /^(caseNo|currency|step|occasion|month|period|source|move|sourceType|rule)$/.test(key);

const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText';

/** Of a field that no code, number or trigger fills. */
const isPersonal = (key: string, field: Field): boolean =>
  !isCode(key) && field.numbered === undefined && field.computed === undefined;

const ownPart = 'right(t.id::text, 12)';

/** $2 is what stands there instead. An optional value that must be well formed goes. */
function requiredValue(key: string, { kind, unique, format, required }: Field): string | null {
  if (kind === 'email') return required ? `'erased-' || ${ownPart} || '@erased.invalid'` : null;
  if (kind === 'phone') return required ? `'0000000000'` : null;
  if (kind === 'url') return required ? `'https://erased.invalid'` : null;
  if (key === 'userName') return `'erased-' || ${ownPart}`;
  if (format) return required ? `repeat('0', 9)` : null;
  return unique ? `$2 || ' ' || ${ownPart}` : '$2';
}

function textValue(key: string, field: Field): string {
  const column = `t.${snake(key)}`;
  if (field.computedBy) return `without_words(${column}, $3, $2)`;
  const value = requiredValue(key, field) ?? 'null';
  // A text may hold the id of a record, which names nobody.
  return `case when ${column} is null or ${column} ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then ${column} else ${value} end`;
}

function otherValue(key: string, { kind, required, computedBy }: Field): string | null {
  const column = `t.${snake(key)}`;
  if (computedBy) return null;
  if (kind === 'address') return required ? `'{}'::jsonb` : 'null';
  if (kind === 'json')
    return `case jsonb_typeof(${column}) when 'array' then '[]'::jsonb when 'object' then '{}'::jsonb end`;
  if (kind === 'file') return required ? null : 'null';
  return null;
}

type ErasedValue = { readonly column: string; readonly value: string };

/** What stands in each column once the person is gone; choices, days and amounts stay and name nobody. */
export function erasedValues(resource: AnyResource, isSubject: boolean): ErasedValue[] {
  return Object.entries(resource.fields).flatMap(([key, field]): ErasedValue[] => {
    const column = snake(key);
    if (isSubject && key === 'firstName') return [{ column, value: '$4' }];
    if (isSubject && key === 'lastName') return [{ column, value: '$5' }];
    if (isSubject && key === 'isActive') return [{ column, value: 'false' }];
    if (isSubject && field.kind === 'date' && !field.required) return [{ column, value: 'null' }];
    if (!isPersonal(key, field)) return [];
    const isWords = isText(field) || ['email', 'phone', 'url'].includes(field.kind);
    const value = isWords ? textValue(key, field) : otherValue(key, field);
    return value === null ? [] : [{ column, value }];
  });
}

/** The columns with words of a table whose rows only grow. */
export const wordColumns = (resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([key, field]) => isText(field) && isPersonal(key, field))
    .map(([key]) => snake(key));
