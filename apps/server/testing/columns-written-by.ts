/** `a = 1, b = (select x = y)`: the names before the signs of equality that stand in no brackets. */
function assigned(list: string): string[] {
  let depth = 0;
  const open = [...list]
    .map((sign) => {
      if (sign === ')') depth -= 1;
      const shown = depth === 0 ? sign : ' ';
      if (sign === '(') depth += 1;
      return shown;
    })
    .join('');
  return open
    .split(',')
    .flatMap((part) => /^\s*(\w+)\s*=/.exec(part)?.[1] ?? [])
    .map((name) => name.toLowerCase());
}

const updates =
  /\bupdate\s+(?:public\.)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\s+([\s\S]*?)(?=\bwhere\b|\bfrom\b|;|$)/gi;
const inserts = /\binsert\s+into\s+(?:public\.)?(\w+)\s*\(([^)]*)\)/gi;
const deletes = /\bdelete\s+from\s+(?:public\.)?(\w+)/gi;
const own = /\bnew\.(\w+)\s*:=|\binto\s+new\.(\w+)/gi;

/**
 * What a function in the database writes, as `table.column`; for a table of links the table alone.
 * `onTable` is the table that its trigger stands on.
 */
export function columnsWrittenBy(source: string, onTable: string): string[] {
  const links = (table: string) => (table.includes('__') ? [table] : []);
  const all = [
    ...[...source.matchAll(own)].map(([, set, into]) => `${onTable}.${set ?? into}`),
    ...[...source.matchAll(updates)].flatMap(([, table, list = '']) =>
      assigned(list).map((column) => `${table}.${column}`),
    ),
    ...[...source.matchAll(inserts)].flatMap(([, table = '', list = '']) => [
      ...links(table),
      ...list.split(',').map((column) => `${table}.${column.trim()}`),
    ]),
    ...[...source.matchAll(deletes)].flatMap(([, table = '']) => links(table)),
  ];
  return [...new Set(all)];
}
