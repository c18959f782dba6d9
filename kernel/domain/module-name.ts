import { resources } from './registry.ts';
import type { AnyResource } from './resource.ts';

const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** `OPEN_ORDER`, `openOrder` and `open-order` are the same module. */
export function resourceOfModule(module: string): AnyResource | undefined {
  const wanted = bare(module);
  return wanted ? resources().find((resource) => bare(resource.name) === wanted) : undefined;
}

/** The spelling of the wire, where links are called `fromModule` and `objectId`. */
export const moduleNameOf = (resource: Pick<AnyResource, 'name'>): string =>
  resource.name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
