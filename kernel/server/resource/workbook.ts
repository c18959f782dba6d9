import { writeXlsx } from 'hucre/xlsx';
import yazl from 'yazl';

export type FileAnswer = { name: string; contentType: string; body: Buffer };
export type Sheet = {
  name: string;
  headers: readonly string[];
  rows: readonly (readonly unknown[])[];
};

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cells are written as text or numbers, never as formulas, whatever a user typed. */
export async function workbook(fileName: string, sheet: Sheet): Promise<FileAnswer> {
  const rows = [sheet.headers, ...sheet.rows].map((row) => row.map(toCell));
  const bytes = await writeXlsx({
    sheets: [{ name: sheet.name.slice(0, 31).replace(/[[\]:*?/\\]/g, ' '), rows }],
  });
  return { name: fileName, contentType: xlsxType, body: Buffer.from(bytes) };
}

const toCell = (value: unknown): string | number | boolean | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
};

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
