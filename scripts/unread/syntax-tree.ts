import { parseSync } from 'rolldown/utils';

/** Any node of a syntax tree; what else it has depends on its type. */
export type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a source text, each before its parts. */
export function* nodesOf(file: string, text: string): Generator<Node> {
  const waiting: unknown[] = [parseSync(file, text).program];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) waiting.push(...value.filter((part) => part !== undefined));
    else if (isNode(value)) {
      yield value;
      waiting.push(...Object.values(value).filter((part) => typeof part === 'object' && part));
    }
  }
}

/** The name of a key that is written out: `a`, `'a'`. */
export const nameOf = (key: unknown): string | undefined => {
  if (!isNode(key)) return undefined;
  if (key.type === 'Identifier') return String(key['name']);
  return key.type === 'Literal' && typeof key['value'] === 'string' ? key['value'] : undefined;
};
