import { findAction, findResource } from './registry.ts';

type Words = (one: string, many: string) => string;

const known: Readonly<Record<string, Words>> = {
  list: (_one, many) => `List of ${many}`,
  lookup: (_one, many) => `Selection list of ${many}`,
  read: (one) => `${one} opened`,
  history: (one) => `History of ${one}`,
  statusLog: (one) => `Steps of ${one}`,
  similar: (_one, many) => `Check for the same ${many}`,
  print: (one) => `${one} printed`,
  export: (_one, many) => `Export of ${many}`,
  create: (one) => `${one} added`,
  update: (one) => `${one} changed`,
  delete: (one) => `${one} deleted`,
};

const refused = 'refused ';

/** `seenBy` reads "Seen by". */
const spaced = (name: string): string => {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A row of the audit log as a sentence of a few words: `list ime` is "List of IME cases". */
export function readInWords(operation: string, resource: string): string {
  if (operation.startsWith(refused)) {
    return `Refused: ${readInWords(operation.slice(refused.length), resource)}`;
  }
  const label = findResource(resource)?.label;
  const words = known[operation];
  if (!label && operation === 'read') return spaced(resource);
  if (!label) {
    const name = spaced(resource).toLowerCase();
    return words?.(name, name) ?? spaced(operation);
  }
  if (words) return words(...label);
  const action = findAction(`${resource}.${operation}`);
  return `${action?.label ?? spaced(operation)} (${label[0]})`;
}
