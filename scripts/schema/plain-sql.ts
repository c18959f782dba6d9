/** PostgreSQL shouts its keywords; whatever stands in quotes is left as it is. */
export const inLowerCase = (sql: string): string =>
  sql
    .split(/('(?:[^']|'')*'|"(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 ? part : part.toLowerCase()))
    .join('');

const reserved = new Set(
  'default end from group limit offset order primary table to user when'.split(' '),
);

export const quotedName = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replace(/"/g, '""')}"`;
