import { nameOf, nodesOf } from './syntax-tree.ts';

/** Every property that the types of a source text declare. */
export function declaredProperties(file: string, text: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesOf(file, text)) {
    const isProperty = node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature';
    const name = isProperty ? nameOf(node['key']) : undefined;
    if (name) names.add(name);
  }
  return names;
}
