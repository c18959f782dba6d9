import type { Answers } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

type Asking = { readonly tx: Tx; readonly services: Services; readonly answers: Answers };

/** Whoever knows the addresses of the tenant asks before something leaves to one that somebody typed. */
type TypedRecipients = {
  readonly name: string;
  ask(asking: Asking, addresses: readonly string[]): Promise<void>;
};

export const typedRecipientsPoint = defineExtensionPoint<TypedRecipients>(
  'documents.typedRecipients',
);
