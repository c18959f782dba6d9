import { createContext, useContext } from 'react';
import { labelOf, templateFilters } from '../../../domain/index.ts';
import type { Variable } from '../../../domain/index.ts';

/** What the template may name, for the chips and boxes inside the editor. */
export const VariablesContext = createContext<readonly Variable[]>([]);

export const useVariables = (): readonly Variable[] => useContext(VariablesContext);

/** A variable and what is done to it, in words. */
export function chipText(variables: readonly Variable[], value: string): string {
  const [path = '', ...filters] = value.split('|').map((part) => part.trim());
  const told = filters.map((filter) => {
    const [name = '', given] = filter.split(':').map((part) => part.trim());
    if (name === 'default') return `or ${given ?? ''}`;
    return templateFilters[name as keyof typeof templateFilters] ?? filter;
  });
  return [labelOf(variables, path), ...told].join(', ');
}
