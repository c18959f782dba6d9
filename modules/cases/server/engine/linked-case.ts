import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseTypeOf } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';

export type CaseRef = { readonly fromModule: string; readonly objectId: string };
export type LinkedCase = { readonly type: CaseType; readonly record: CaseRecord };

/** D6: the case of a link, read with the caller's rights; hidden and unknown are the same refusal. */
export async function linkedCase(
  tx: Tx,
  actor: Actor,
  { fromModule, objectId }: CaseRef,
): Promise<LinkedCase> {
  const type = caseTypeOf(fromModule);
  if (!type || !can(actor, `${type.resource.name}.read`)) throw new Refused('notFound');
  const json = await readRecord(tx, actor, type.resource, objectId);
  return { type, record: JSON.parse(json) as CaseRecord };
}
