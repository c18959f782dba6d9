import type { FastifyRequest } from 'fastify';
import { Refused, contextOf } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { fileRights } from '../../../domain/index.ts';
import type { FileKind } from '../../../domain/index.ts';
import type { Owner } from '../keep-file.ts';
import { writableOwner } from '../upload-file.ts';

type Given = Readonly<Record<string, string>>;

/** In whose name bytes arrive: somebody who is signed in, or whoever holds a link. */
export type Uploader = {
  readonly context: Context;
  /** The record that the file goes to; refused where it may not. */
  ownerOf(given: Given): Promise<Owner | null>;
  /** Of a link: the one record that it leads to. */
  readonly only?: Owner;
  /** The place takes this kind only, whatever the caller says. */
  readonly kind?: FileKind;
  /** What the record takes is limited for people; a link has a limit of its own. */
  readonly isCounted?: true;
  /** Happens with the file, or neither does. */
  also?(tx: Tx, fileId: string): Promise<void>;
};

/** Under the rights that the caller has now. */
export function signedInUploader(
  services: Services,
  { actor, id: requestId }: FastifyRequest,
): Promise<Uploader> {
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  return Promise.resolve({
    context: contextOf(actor, requestId),
    ownerOf: (given) => writableOwner(services, actor, given, requestId),
    isCounted: true,
  });
}
