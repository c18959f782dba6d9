import type { ServerModule, Services } from './services.ts';

const composed = new WeakMap<Services, readonly ServerModule[]>();

/** Called by whoever puts the server together, before anything runs. */
export function composeModules(services: Services, modules: readonly ServerModule[]): void {
  composed.set(services, modules);
}

export const modulesOf = (services: Services): readonly ServerModule[] =>
  composed.get(services) ?? [];
