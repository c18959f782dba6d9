import type { Recipient } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { personToTell } from './person-to-tell.ts';

/** Where the reminders of a case, or of a part of it, are shown; whoever sees the case sees them. */
export const remindedCase = (
  { resource }: Pick<CaseType, 'resource'>,
  { id, caseNo }: Pick<CaseRecord, 'id' | 'caseNo'>,
) => ({ fromModule: moduleNameOf(resource), objectId: id, objectName: caseNo, caseId: id });

type Charged = Parameters<typeof personToTell>[1];

/** The bell, and a mail where there is an address. */
export async function personInCharge(tx: Tx, record: Charged): Promise<readonly Recipient[]> {
  const person = await personToTell(tx, record);
  if (!person) return [];
  const bell = { way: 'notice', userId: person.id, name: person.name } as const;
  return person.email ? [bell, { way: 'mail', to: person.email }] : [bell];
}
