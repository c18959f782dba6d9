import { resources } from './registry.ts';
import type { AnyResource } from './resource.ts';

const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** `OPEN_ORDER`, `openOrder` and `open-order` are the same module. */
export function resourceOfModule(module: string): AnyResource | undefined {
  const wanted = bare(module);
  if (!wanted) return undefined;
  const isMeant = ({ name, alsoCalled = name }: AnyResource) =>
    [name, alsoCalled].some((one) => bare(one) === wanted);
  return resources().find(isMeant);
}

/** The spelling of the wire, where links are called `fromModule` and `objectId`. */
export const moduleNameOf = (resource: Pick<AnyResource, 'name'>): string =>
  resource.name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
