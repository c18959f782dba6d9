import type { Profile } from '#kernel/web';

/** G-066: a client with an account and no role of the office. Whoever has a role works in the office. */
export const isPortalOnly = ({ roles, ids }: Pick<Profile, 'roles' | 'ids'>): boolean =>
  roles.length === 0 && (ids['clientId'] ?? []).length > 0;
