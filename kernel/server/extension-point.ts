import { modulesOf } from './composed-modules.ts';
import type { ServerModule, Services } from './services.ts';

/** What a module adds to a point of an earlier module; it stands in its `ServerModule.contributes`. */
export type Contribution = { readonly point: string; readonly value: unknown };

export type ExtensionPoint<T> = {
  readonly name: string;
  contribute(value: T): Contribution;
  /** Everything that the composed modules contribute, in the order of the modules. */
  of(services: Services): readonly T[];
};

/**
 * The one way in which a later module adds to an earlier one: the earlier declares a point, the
 * later contributes to it in its `ServerModule`. Nothing is registered by being imported.
 */
export function defineExtensionPoint<T>(name: string): ExtensionPoint<T> {
  const known = new WeakMap<readonly ServerModule[], readonly T[]>();
  return {
    name,
    contribute: (value) => ({ point: name, value }),
    of(services) {
      const modules = modulesOf(services);
      const values = known.get(modules) ?? contributionsTo<T>(name, modules);
      known.set(modules, values);
      return values;
    },
  };
}

const contributionsTo = <T>(name: string, modules: readonly ServerModule[]): readonly T[] =>
  modules
    .flatMap(({ contributes }) => contributes ?? [])
    .filter(({ point }) => point === name)
    .map(({ value }) => value as T);
