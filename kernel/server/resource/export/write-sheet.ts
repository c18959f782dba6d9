import { writeXlsx } from 'hucre/xlsx';
// Not through the front door: a new thread would load every schema of the kernel first.
import { spreadsheet } from '../../../domain/spreadsheet.ts';
import { sheetContent } from './sheet.ts';
import type { SheetOrder } from './sheet.ts';

export const writeSheet = (order: SheetOrder): Promise<Uint8Array> =>
  writeXlsx({ sheets: [spreadsheet({ name: order.title, ...sheetContent(order) })] });
