import { spreadsheet } from '#kernel/domain';
import type { ImportColumn, ImportFault } from '#kernel/domain';
import { saveBlob } from '../api/save.ts';
import type { Sheet } from './read-sheet.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The faulty rows as they were, with what is wrong: to be mended and chosen again. */
export async function saveFaultSheet(
  sheet: Sheet,
  faults: readonly ImportFault[],
  columns: readonly ImportColumn[],
): Promise<void> {
  const { writeXlsx } = await import('hucre/xlsx');
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const rows = [...byRow].map(([row, own]) => [
    ...sheet.headers.map((_, at) => sheet.rows[row - 1]?.[at] ?? null),
    sheet.numbers[row - 1] ?? row,
    own.map((fault) => `${labelOf(columns, fault.column)}: ${fault.message}`).join('\n'),
  ]);
  const bytes = await writeXlsx({
    sheets: [
      spreadsheet({
        name: 'Rows with errors',
        columns: [...sheet.headers, 'Row in the file', 'Errors'].map((header) => ({ header })),
        rows,
      }),
    ],
  });
  const name = sheet.fileName.replace(/\.xlsx$/i, '');
  saveBlob(new Blob([bytes.slice().buffer], { type: xlsx }), `${name}_errors.xlsx`);
}

export const labelOf = (columns: readonly ImportColumn[], key: string): string =>
  columns.find((column) => column.key === key)?.label ?? (key || 'Row');
