/** One table row: column name to value. */
export type Row = Readonly<Record<string, unknown>>;

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);

/** Arrays are PostgreSQL arrays, other objects JSON. */
function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(`${item}`)).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const cell = (value: unknown): string =>
  value === null || value === undefined ? String.raw`\N` : escaped(plain(value));

/** The text format of COPY, which reads a NULL as `\N`. */
export const copyText = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map((column) => cell(row[column])).join('\t')}\n`).join('');
