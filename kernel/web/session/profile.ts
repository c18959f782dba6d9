import type { Actor } from '#kernel/domain';

/** Answer of `profile` of the kernel's addresses. */
export type Profile = {
  id: string;
  tenantId: string;
  userName: string;
  email: string | null;
  displayName: string;
  title?: string | null;
  firstName: string | null;
  lastName: string | null;
  phone?: string | null;
  dateFormat: string | null;
  roles: readonly { name: string }[];
  settings: Readonly<Record<string, string>>;
  attributes: Readonly<Record<string, string>>;
  ids: Readonly<Record<string, readonly string[]>>;
  features: readonly string[];
  edition: string;
  isHost: boolean;
  overrides?: Actor['overrides'] | null;
  impersonatorId?: string | null;
};

/** Answer of `tenantSetting` of the kernel's addresses. */
export type TenantSetting = {
  id: string;
  name: string;
  editionName: string;
  features: Readonly<Record<string, string>>;
  country: string | { id: string; name: string } | null;
  timezone: string | null;
  settings: Readonly<Record<string, string>>;
  extraProperties: Readonly<Record<string, string | null | undefined>>;
};

/** B-167: the client keeps role names. */
export function actorOf(profile: Profile): Actor {
  return {
    userId: profile.id,
    tenantId: profile.tenantId,
    roles: profile.roles.map((role) => role.name),
    isHost: profile.isHost,
    edition: profile.edition,
    features: profile.features,
    attributes: profile.attributes,
    ids: profile.ids,
    ...(profile.overrides && { overrides: profile.overrides }),
    ...(profile.impersonatorId && { impersonatorId: profile.impersonatorId }),
  };
}
