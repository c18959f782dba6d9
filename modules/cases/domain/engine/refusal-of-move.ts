import { refusalRow } from '#kernel/domain';
import type { CaseRecord, CaseType } from './case-type.ts';

/** The sentence with which the guards would refuse the move as the case stands now. */
export function refusalOfMove(type: CaseType, record: CaseRecord, move: string): string | null {
  const { moves, guards } = type.workflow;
  const codes = (moves[move]?.guards ?? []).map((guard) => guards[guard]?.(record));
  const refused = codes.find((code) => typeof code === 'string');
  return refused ? (refusalRow(refused)?.message ?? null) : null;
}
