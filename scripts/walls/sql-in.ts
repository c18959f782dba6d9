import { parseSync, Visitor } from 'rolldown/utils';

/** Stands for whatever is put into a template. */
const hole = '§';

const looksLikeSql =
  /\bselect\b|\binsert into\b|\bupdate\s+\S+(\s+(as\s+)?\w+)?\s+set\b|\bdelete\s+from\b|\bjoin\s+\S+\s+\w+\s+(on|using)\b/;

/** Names of link tables are handed around as plain strings too: `'specialists__languages'`. */
const linkTable = /^[a-z]\w*__\w+$/;

/** Every text in a source file that is SQL, or a part of it. */
export function sqlIn(file: string, text: string): string[] {
  const found: string[] = [];
  const note = (literal: string) => {
    if (linkTable.test(literal)) found.push(`from ${literal}`);
    else if (looksLikeSql.test(literal)) found.push(literal);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') note(node.value);
    },
    TemplateLiteral(node) {
      note(node.quasis.map((part) => part.value.cooked ?? '').join(hole));
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const keyword = /\b(?:from|join|into|update|using)\s+/g;
const table = /^(?:lateral\s+|only\s+)?(?:public\.)?([a-z_]\w*)/;
const another = /^\w*(?:\s+(?:as\s+)?[a-z]\w*)?\s*,\s*/;

/** `a x, b y` names two; after a function or a bracket the list is not followed. */
function listed(text: string): string[] {
  const found = table.exec(text);
  if (!found) return [];
  const rest = text.slice(found[0].length);
  const next = another.exec(rest);
  return [found[1] ?? '', ...(next ? listed(rest.slice(next[0].length)) : [])];
}

/** What stands where a table may stand. Names of `with` queries and aliases are among them. */
export const namesIn = (sql: string): string[] => [
  ...new Set(
    [...sql.matchAll(keyword)].flatMap((match) => listed(sql.slice(match.index + match[0].length))),
  ),
];
