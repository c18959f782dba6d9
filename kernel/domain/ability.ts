import type { AnyResource, Feature, Role } from './resource.ts';

/** A right that no call of its own stands behind: what a rule lets these roles do and others not. */
export type Ability = {
  readonly ability: string;
  readonly on: string;
  readonly roles: readonly Role[];
  readonly features: readonly Feature[];
};

type AbilityInput = {
  readonly name: string;
  /** The ability is `{on}.{name}`. */
  readonly on: AnyResource;
  readonly roles: readonly Role[];
};

export const defineAbility = ({ name, on, roles }: AbilityInput): Ability => ({
  ability: `${on.name}.${name}`,
  on: on.name,
  roles,
  features: on.features ?? [],
});
