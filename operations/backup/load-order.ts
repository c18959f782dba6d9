import type { Reference } from './catalogue.ts';

/**
 * Referenced tables first. Inside a circle the order is as given: only deferrable keys can close
 * one, and those wait for the end of the load.
 */
export function loadOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visited = new Set<string>();
  function visit(table: string): void {
    if (visited.has(table)) return;
    visited.add(table);
    for (const { from, to } of references) if (from === table) visit(to);
    if (tables.includes(table)) ordered.push(table);
  }
  for (const table of tables) visit(table);
  return ordered;
}
