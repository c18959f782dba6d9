import { accept, together } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { moveCase } from '../../domain/index.ts';
import type { CaseRecord, CaseType, MoveWish } from '../../domain/index.ts';
import { againstLedger } from './billing-by-hand.ts';
import { moveFacts } from './move-facts.ts';

type Input = Readonly<Record<string, unknown>>;

export const caseRecord = (record: object): CaseRecord => record as CaseRecord;

/** What a move does besides what its row says: fields that it writes from what was asked. */
export type MoveDetails = Readonly<Record<string, (input: Input) => MoveWish>>;

const noteOf = (input: Input): string | null => (input.note as string | null | undefined) ?? null;

/**
 * A handler for each move of the table that needs no more than the table says. Moves that write
 * other records too (a slot, a file) are left out by `except` and handled where those are.
 */
export const moveHandlers = (
  type: CaseType,
  { except = [], details = {} }: { except?: readonly string[]; details?: MoveDetails } = {},
): readonly Handler[] =>
  Object.values(type.workflow.actions)
    .filter(({ name }) => !except.includes(name))
    .map((action) => moveHandler(type, action, details[action.name]));

const moveHandler = (
  type: CaseType,
  action: AnyAction,
  detailsOf: ((input: Input) => MoveWish) | undefined,
): Handler =>
  handle(action, async ({ record, input, tx, services, commit }) => {
    const found = caseRecord(record);
    const facts = await moveFacts(tx, services, type, found);
    const wish = { note: noteOf(input), ...detailsOf?.(input) };
    const moved = accept(...moveCase(type, found, action.name, facts, wish));
    return commit(together([await againstLedger({ tx, services }, found.id, wish), moved]));
  });
