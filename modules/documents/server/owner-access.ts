import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services } from '#kernel/server';

/** Who reads the attachments of a record, where that is not said by the verbs of its resource. */
export type OwnerAccess = {
  readonly resource: string;
  /** Refuses with `notFound` whoever may not. */
  reach(services: Services, actor: Actor, id: string, requestId: string): Promise<void>;
};

export const ownerAccessPoint = defineExtensionPoint<OwnerAccess>('documents.ownerAccess');
