import { writeXlsx } from 'hucre/xlsx';
import { headerOf, importColumns, resourceNamed, seenBy, spreadsheet } from '#kernel/domain';
import type { Actor, AnyResource, Field, ImportColumn } from '#kernel/domain';
import { displayTemplate, snake, tableOf, templateSql } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';
import { Params } from '../params.ts';
import { xlsxType } from '../workbook.ts';
import type { FileAnswer } from '../workbook.ts';

type List = { readonly column: ImportColumn; readonly values: readonly string[] };

const mostChoices = 500;
const lastRow = 5001;

/** The sheet to fill in: required columns carry a star, a second sheet holds what may be chosen. */
export async function importTemplate(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
): Promise<FileAnswer> {
  const columns = importColumns(seenBy(actor, resource));
  const lists = await choiceLists(exec, columns);
  const [, many] = resource.label;
  const bytes = await writeXlsx({
    sheets: [
      {
        ...spreadsheet({
          name: many,
          columns: columns.map((column) => ({ header: headerOf(column) })),
          rows: [],
        }),
        dataValidations: lists.flatMap((list, at) => dropDown(list, at, columns)),
      },
      spreadsheet({
        name: 'Choices',
        columns: lists.map(({ column }) => ({ header: column.label })),
        rows: choiceRows(lists),
      }),
    ],
  });
  const name = `${many.replace(/\W+/g, '')}_template.xlsx`;
  return { name, contentType: xlsxType, body: Buffer.from(bytes) };
}

function choiceRows(lists: readonly List[]): string[][] {
  const height = Math.max(0, ...lists.map(({ values }) => values.length));
  return Array.from({ length: height }, (_, row) => lists.map(({ values }) => values[row] ?? ''));
}

/** Excel offers the list in the cell. Several values in one cell would fit no list. */
function dropDown({ column, values }: List, at: number, columns: readonly ImportColumn[]) {
  const place = columns.findIndex(({ key }) => key === column.key);
  if (column.field.kind.startsWith('multi') || !values.length) return [];
  const letter = letterOf(place);
  return [
    {
      type: 'list' as const,
      range: `${letter}2:${letter}${lastRow}`,
      formula1: `Choices!$${letterOf(at)}$2:$${letterOf(at)}$${values.length + 1}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning' as const,
    },
  ];
}

function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest ? letterOf(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}

/** Fixed choices, and the value lists that a lookup is bound to. */
async function choiceLists(exec: Executor, columns: readonly ImportColumn[]): Promise<List[]> {
  const bound = columns.filter(({ field }) => field.where);
  const found = bound.length ? await exec.batch(bound.map(({ field }) => namesOf(field))) : [];
  return columns.flatMap((column) => {
    const { field } = column;
    if (field.kind === 'flag') return [{ column, values: ['Yes', 'No'] }];
    if (field.choices) return [{ column, values: Object.values(field.choices) }];
    const place = bound.indexOf(column);
    if (place < 0) return [];
    return [{ column, values: (found[place]?.rows ?? []).map((row) => String(row.name)) }];
  });
}

function namesOf(field: Field) {
  const target = resourceNamed(field.resource ?? '');
  const params = new Params();
  const conditions = [
    'not t.is_deleted',
    ...(target.fields.isActive ? ['t.is_active'] : []),
    ...Object.entries(field.where ?? {}).map(
      ([key, value]) =>
        `t.${snake(key)} = ${params.add(value, typeof value === 'boolean' ? '::boolean' : '::text')}`,
    ),
  ];
  return {
    text: `select ${templateSql(displayTemplate(target), 't')} as name from ${tableOf(target)} t
where ${conditions.join(' and ')} order by 1 limit ${mostChoices}`,
    values: params.values,
    reads: true,
  };
}
