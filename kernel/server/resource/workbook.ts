import { writeXlsx } from 'hucre/xlsx';
import yazl from 'yazl';
import {
  amountFormat,
  dayCell,
  dayFormat,
  figureCell,
  momentCell,
  momentFormat,
  spreadsheet,
} from '#kernel/domain';
import type { Formats, SheetValue } from '#kernel/domain';

export type FileAnswer = { name: string; contentType: string; body: Buffer };

type Kind = 'amount' | 'percent' | 'day' | 'moment';
export type SheetHead = string | { readonly header: string; readonly kind: Kind };

export type Sheet = {
  readonly name: string;
  /** What is not said to be an amount or a date is written as it is. */
  readonly headers: readonly SheetHead[];
  readonly rows: readonly (readonly unknown[])[];
  readonly formats: Pick<Formats, 'dateFormat' | 'zone'>;
};

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const amountHead = (header: string): SheetHead => ({ header, kind: 'amount' });
export const dayHead = (header: string): SheetHead => ({ header, kind: 'day' });
export const momentHead = (header: string): SheetHead => ({ header, kind: 'moment' });

/** The figures and days of a report of ours, as cells that can be added up and sorted. */
export async function workbook(fileName: string, sheet: Sheet): Promise<FileAnswer> {
  const { name, formats, headers } = sheet;
  const heads = headers.map((head) => (typeof head === 'string' ? { header: head } : head));
  const columns = heads.map((head) => ({
    header: head.header,
    ...('kind' in head && { numFmt: formatOf(head.kind, formats) }),
  }));
  const rows = sheet.rows.map((row) =>
    row.map((value, at) => {
      const head = heads[at];
      return toCell(value, head && 'kind' in head ? head.kind : null, formats);
    }),
  );
  const bytes = await writeXlsx({ sheets: [spreadsheet({ name, columns, rows })] });
  return { name: fileName, contentType: xlsxType, body: Buffer.from(bytes) };
}

const formatOf = (kind: Kind, { dateFormat }: Sheet['formats']): string => {
  if (kind === 'day') return dayFormat(dateFormat);
  if (kind === 'moment') return momentFormat(dateFormat);
  return kind === 'percent' ? '#,##0.00"%"' : amountFormat;
};

function toCell(value: unknown, kind: Kind | null, { zone }: Sheet['formats']): SheetValue {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean' || value instanceof Date) return value;
  if (kind === 'day') return dayCell(String(value));
  if (kind === 'moment') return momentCell(String(value), zone);
  if (!kind) return typeof value === 'number' ? value : String(value);
  return figureCell(typeof value === 'number' ? value : String(value)) ?? String(value);
}

/** One file stays as it is; several travel in one archive. */
export function bundleFiles(name: string, files: readonly FileAnswer[]): Promise<FileAnswer> {
  const [first] = files;
  if (first && files.length === 1) return Promise.resolve(first);
  return new Promise((resolve, reject) => {
    const zip = new yazl.ZipFile();
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('error', reject);
    zip.outputStream.on('end', () =>
      resolve({ name, contentType: 'application/zip', body: Buffer.concat(chunks) }),
    );
    for (const file of files) zip.addBuffer(file.body, file.name);
    zip.end();
  });
}
