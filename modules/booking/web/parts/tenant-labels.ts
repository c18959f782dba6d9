import { findAction, resourceNamed } from '#kernel/domain';
import type { AnyAction, Field } from '#kernel/domain';

/** A field of an action in the words of the tenant: it may say claimant where we say client. */
export function labelledField(action: AnyAction, name: string): Field {
  const field = (findAction(action.ability) ?? action).input[name];
  if (!field) throw new Error(`${action.ability} has no field ${name}`);
  return field;
}

/** `claimant`, in the middle of a sentence. */
export const nameInSentence = (resource: string): string =>
  resourceNamed(resource).label[0].toLowerCase();
