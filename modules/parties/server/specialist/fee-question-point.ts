import type { Question } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { FeeRow } from '../../domain/index.ts';

/** What a later module asks of whoever sets these fees; null: nothing. */
type AskAboutFees = (
  tx: Tx,
  specialistId: string,
  fees: readonly FeeRow[],
) => Promise<Question | null>;

export const feeQuestionPoint = defineExtensionPoint<AskAboutFees>('parties.feeQuestion');
