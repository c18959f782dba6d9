import { movesAt } from '#booking/domain';
import { prepareCancel } from '#booking/server';
import type { Decision } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { decideTogether, moveCase } from '../../domain/index.ts';
import type { CancelReason, CaseRecord, CaseType } from '../../domain/index.ts';
import { moveFacts, reasonIdOf } from '../engine/index.ts';
import { appointmentOf } from './appointment-of-case.ts';

export type CancelInput = {
  readonly outcome: string;
  readonly cancelReason: CancelReason;
  readonly note?: string | null;
};

/** Frees the slot where the time is still ahead; what has begun stays as it was recorded. */
export async function decideCaseCancel(
  call: { readonly tx: Tx; readonly services: Services },
  type: CaseType,
  record: CaseRecord,
  { outcome, cancelReason, note = null }: CancelInput,
): Promise<Decision> {
  const { tx, services } = call;
  const found = await appointmentOf(tx, record);
  const isAhead = found && movesAt(found, services.now().toISOString()).has('cancel');
  const facts = await moveFacts(tx, services, type, record);
  const wish = {
    note,
    outcome,
    to: { step: outcome },
    values: {
      cancelReason,
      cancelNote: note,
      cancelledOn: facts.today,
      ...(isAhead && { appointmentId: null }),
    },
  };
  return decideTogether(
    moveCase(type, record, 'cancel', facts, wish),
    isAhead
      ? await prepareCancel(call, found, {
          reasonId: await reasonIdOf(tx, cancelReason),
          note,
          tell: null,
        })
      : null,
  );
}
