import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { LinkedRecord, Services } from '#kernel/server';
import type { Addressee } from '../../domain/index.ts';

export type LetterRecipient = {
  /** Letters are written to records of this resource. */
  readonly resource: string;
  addressee(
    record: LinkedRecord['record'],
    call: { readonly services: Services; readonly actor: Actor; readonly requestId: string },
  ): Promise<Addressee>;
};

/** Whom letters may go to: the module of the record says how the person is addressed. */
export const letterRecipientPoint = defineExtensionPoint<LetterRecipient>(
  'documents.letterRecipients',
);
