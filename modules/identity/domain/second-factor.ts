import { canonicalRole } from '#platform/domain';

const factorSetting = 'ICS.SignIn.SecondFactor';
const hostFactorSetting = 'ICS.SignIn.SecondFactorByHost';

export type HeldRoleOfSignIn = { readonly name: string; readonly needsSecondFactor: boolean };

type Facts = {
  readonly roles: readonly HeldRoleOfSignIn[];
  readonly settings: Readonly<Record<string, string>>;
};

const ofThePractice = ['TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING'];
const administrators = ['TENANT_ADMIN', 'ADMIN_STAFF'];

const asked: Readonly<Record<string, (names: readonly string[]) => boolean>> = {
  administrators: (names) => names.some((name) => administrators.includes(name)),
  practice: (names) => names.some((name) => ofThePractice.includes(name)),
  everyone: () => true,
};

/** By a role of the person, by the tenant, or by the host for the whole tenant. */
export function needsSecondFactor({ roles, settings }: Facts): boolean {
  if (roles.some((role) => role.needsSecondFactor)) return true;
  const names = roles.map(({ name }) => canonicalRole(name));
  return [factorSetting, hostFactorSetting].some((key) =>
    asked[settings[key] ?? 'optional']?.(names),
  );
}

export const recoveryCodeCount = 10;

/** As people type it: capitals, spaces and dashes make no difference. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

/** So long after a proof nobody is asked again. */
export const provenMinutes = 10;
