import { settingAttribute } from '#kernel/domain';
import type { Actor, AnyResource, Verb } from '#kernel/domain';
import type { Api } from './api.ts';
import type { TestServer } from './test-server.ts';

const everyVerb: readonly Verb[] = [
  'list',
  'read',
  'lookup',
  'create',
  'update',
  'delete',
  'enable',
  'disable',
  'export',
];

/** A role that holds the verb on every record of the tenant, or any role that holds it. */
export const roleFor = (resource: AnyResource, verb: Verb): string | undefined =>
  resource.verbs[verb]?.find((role) => !resource.scope?.[role]) ?? resource.verbs[verb]?.[0];

const settingsOf = ({ pages }: AnyResource): Record<string, string> =>
  pages?.setting === undefined ? {} : { [settingAttribute(pages.setting)]: 'true' };

/** Whoever holds every verb of a resource. */
export const holderOf = (resource: AnyResource): Pick<Actor, 'roles' | 'features'> => ({
  roles: [...new Set(everyVerb.flatMap((verb) => roleFor(resource, verb) ?? []))],
  features: resource.features ?? [],
});

/** Somebody of the tenant who holds every verb of a resource. */
export function signInFor(server: TestServer, tenantId: string, isHost = false) {
  const known = new Map<string, Api>();
  return (resource: AnyResource): Api => {
    const key = resource.name;
    const api =
      known.get(key) ??
      server.signedIn({
        ...holderOf(resource),
        tenantId,
        edition: 'NONE',
        attributes: settingsOf(resource),
        isHost: isHost || resource.tenancy === 'host',
      }).api;
    known.set(key, api);
    return api;
  };
}
