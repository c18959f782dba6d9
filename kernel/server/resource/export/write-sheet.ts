import { writeXlsx } from 'hucre/xlsx';
import { sheetContent } from './sheet.ts';
import type { SheetOrder } from './sheet.ts';

const headStyle = { font: { bold: true } };

/** Cells are written as text or numbers, never as formulas, whatever a user typed. */
export async function writeSheet(order: SheetOrder): Promise<Uint8Array> {
  const { columns, rows } = sheetContent(order);
  const head = columns.map(({ header }) => header);
  return writeXlsx({
    sheets: [
      {
        name: order.title.slice(0, 31).replace(/[[\]:*?/\\]/g, ' '),
        rows: [head, ...rows.map((row) => [...row])],
        columns: columns.map(({ header, numFmt }) => ({
          width: Math.max(18, header.length + 4),
          ...(numFmt && { numFmt }),
        })),
        cells: new Map(head.map((_, at) => [`0,${at}`, { style: headStyle }])),
        freezePane: { rows: 1 },
      },
    ],
  });
}
