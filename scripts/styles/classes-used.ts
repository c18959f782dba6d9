import { parseSync } from 'rolldown/utils';

/** A class that a component names; of `slot-${state}` only the beginning is known. */
export type UsedClass = { name: string; isBeginning: boolean };

const HOLDS_CLASSES = /^(className|\w+ClassName)$/;

/**
 * What the `className` attributes and properties of a component name in strings and templates, also
 * where the attribute only names a variable or function of the same file that makes them.
 */
export function classesUsed(path: string, text: string): UsedClass[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: UsedClass[] = [];
  const makers = new Set<string>();
  const take = (value: unknown) =>
    visit(value, (inner) => {
      found.push(...literalClasses(inner));
      if (inner['type'] === 'Identifier') makers.add(String(inner['name']));
    });
  visit(program, (node) => isClassHolder(node) && take(node['value']));
  visit(program, (node) => {
    const { id } = node;
    if (!isNode(id) || !makers.has(String(id['name']))) return;
    visit(node['init'] ?? node['body'], (inner) => found.push(...literalClasses(inner)));
  });
  return found;
}

type Node = Record<string, unknown>;

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const inner of Object.values(value)) visit(inner, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function isClassHolder(node: Node): boolean {
  const name = node['type'] === 'JSXAttribute' ? node['name'] : node['key'];
  return isNode(name) && typeof name['name'] === 'string' && HOLDS_CLASSES.test(name['name']);
}

function literalClasses(node: Node): UsedClass[] {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') {
    return words(node['value']).map((name) => ({ name, isBeginning: false }));
  }
  if (node['type'] !== 'TemplateElement' || !isNode(node['value'])) return [];
  const text = String(node['value']['cooked']);
  const isCut = node['tail'] !== true && /\S$/.test(text);
  const names = words(text);
  return names.map((name, at) => ({ name, isBeginning: isCut && at === names.length - 1 }));
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
