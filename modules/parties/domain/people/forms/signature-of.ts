import { moduleNameOf } from '#kernel/domain';
import { client } from '../client.resource.ts';
import { clientDocument } from './client-document.resource.ts';

type Waiting = {
  readonly name: string;
  readonly fromModule: string | null;
  readonly objectId: string | null;
};

export type SigningPerson = {
  readonly clientId: string;
  readonly fullName: string;
  readonly formIds: readonly string[];
};

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * People of one household share a mailbox: the address alone does not say whose signature it is. What
 * is about the record or a form of a client is that client's; for the rest the name decides.
 */
export function isSignatureOf(waiting: Waiting, { clientId, fullName, formIds }: SigningPerson) {
  const objectId = waiting.objectId ?? '';
  if (waiting.fromModule === moduleNameOf(client)) return objectId === clientId;
  if (waiting.fromModule === moduleNameOf(clientDocument)) return formIds.includes(objectId);
  return plain(waiting.name) === plain(fullName);
}
