import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { ComponentType } from 'react';

/** A section that a later module adds to the page of a record of an earlier one. */
export type ContributedPanel = {
  /** The resource on whose page it stands. */
  readonly on: string;
  readonly title: string;
  /** Without it the section is not there. */
  readonly ability: string;
  /** Without this feature of the tenant it is not there either. */
  readonly feature?: string;
  readonly panel: ComponentType<{ id: string }>;
  /** Over the sections, in a frame of its own; otherwise after them. */
  readonly isFirst?: boolean;
};

let known: readonly ContributedPanel[] = [];

export function registerPanels(given: readonly ContributedPanel[]): void {
  known = [...known, ...given];
}

export const panelsOn = (actor: Actor, resource: string): readonly ContributedPanel[] =>
  known.filter(
    ({ on, ability, feature }) =>
      on === resource &&
      can(actor, ability) &&
      (feature === undefined || actor.features.includes(feature)),
  );
