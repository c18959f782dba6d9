import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { ComponentType } from 'react';
import type { StoredRecord } from '../resource/record.ts';

/** A button that a later module adds to the page of a record of an earlier one. */
export type ContributedAction = {
  /** The resource on whose page it stands. */
  readonly on: string;
  /** Without it the button is not there. */
  readonly ability: string;
  readonly action: ComponentType<{ record: StoredRecord }>;
};

let known: readonly ContributedAction[] = [];

export function registerActions(given: readonly ContributedAction[]): void {
  known = [...known, ...given];
}

export const actionsOn = (actor: Actor, resource: string): readonly ContributedAction[] =>
  known.filter(({ on, ability }) => on === resource && can(actor, ability));
