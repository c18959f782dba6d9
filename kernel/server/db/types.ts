const integers = new Set([20, 21, 23]);
const floats = new Set([700, 701]);
const json = new Set([114, 3802]);
const arrays = new Set([1009, 1015, 2951]);
const instants = new Set([1114, 1184]);

/** Money and decimals stay text: only integers become JS numbers. */
export function parseValue(oid: number, value: string | null): unknown {
  if (value === null) return null;
  if (oid === 16) return value === 't';
  if (integers.has(oid) || floats.has(oid)) return Number(value);
  if (json.has(oid)) return JSON.parse(value);
  if (instants.has(oid)) return instantOf(value);
  if (arrays.has(oid)) return parseArray(value);
  return value;
}

/** An error here would end the process: infinity and years before Christ stay as they are written. */
function instantOf(text: string): string {
  const at = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

function parseArray(text: string): (string | null)[] {
  const items: (string | null)[] = [];
  const pattern = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;
  for (const match of text.slice(1, -1).matchAll(pattern)) {
    const quoted = match[1];
    if (quoted !== undefined) items.push(quoted.replace(/\\(.)/g, '$1'));
    else items.push(match[2] === 'NULL' ? null : (match[2] ?? ''));
  }
  return items;
}
