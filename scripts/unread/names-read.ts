import { nameOf, nodesOf } from './syntax-tree.ts';
import type { Node } from './syntax-tree.ts';

/** `a.name`, `a['name']`, `const { name } = a`, and `'name' in a`. */
function readBy(node: Node): string | undefined {
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'BinaryExpression' && node['operator'] === 'in') return nameOf(node['left']);
  return undefined;
}

/** Every name of a property that a source text reads. */
export function namesRead(file: string, text: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(file, text)) {
    const name = readBy(node);
    if (name) names.add(name);
    if (node.type !== 'ObjectPattern') continue;
    for (const part of node['properties'] as readonly Node[]) {
      const taken = part.type === 'Property' ? nameOf(part['key']) : undefined;
      if (taken) names.add(taken);
    }
  }
  return names;
}
