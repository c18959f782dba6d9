import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services } from '#kernel/server';

/**
 * Of a record that others than the office read, such as an invoice: who attaches to it, and which of
 * its papers the others see. The rest are internal.
 */
export type PaperRights = {
  readonly resource: string;
  /** Whoever may do this attaches, changes and reads all papers. */
  readonly attach: string;
  /** Keys of the attachment types that everybody who reads the record sees. */
  readonly shared: readonly string[];
};

export const paperRightsPoint = defineExtensionPoint<PaperRights>('documents.paperRights');

export const paperRightsOf = (
  services: Services,
  resource: string | null | undefined,
): PaperRights | undefined =>
  paperRightsPoint.of(services).find((rights) => rights.resource === resource);

/** Null: all of them. */
export function sharedOnly(
  services: Services,
  actor: Actor,
  resource: string | null,
): readonly string[] | null {
  const rights = paperRightsOf(services, resource);
  return !rights || can(actor, rights.attach) ? null : rights.shared;
}
