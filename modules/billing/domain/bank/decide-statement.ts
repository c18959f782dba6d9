import { accept, create, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { BankFile } from './bank-file.ts';
import { bankLine } from './bank-line.resource.ts';
import { bankStatement } from './bank-statement.resource.ts';

export type NewStatement = {
  readonly id: string;
  readonly fileName: string;
  readonly contentHash: string;
  readonly importedOn: PlainDate;
  readonly file: BankFile;
  /** One for each line of the file, in its order. */
  readonly keys: readonly string[];
};

/** The lines that no earlier file brought. */
export const newLines = (file: BankFile, keys: readonly string[], known: ReadonlySet<string>) =>
  file.lines.flatMap((line, at) => {
    const lineKey = keys[at] ?? '';
    return known.has(lineKey) ? [] : [{ ...line, lineKey, lineIndex: at + 1 }];
  });

export function decideStatement(given: NewStatement, known: ReadonlySet<string>): Decision {
  const { file, keys, id: statementId, ...head } = given;
  const lines = newLines(file, keys, known);
  const days = file.lines.map(({ bookedOn }) => bookedOn).toSorted();
  return accept(
    !lines.length && refuse('bankLinesKnown', { values: { count: file.lines.length } }),
    create(bankStatement, {
      ...head,
      id: statementId,
      format: file.format,
      account: file.account?.slice(0, 50) ?? null,
      firstDay: days[0] ?? head.importedOn,
      lastDay: days.at(-1) ?? head.importedOn,
      lineCount: lines.length,
      skippedCount: file.lines.length - lines.length,
    }),
    lines.map(({ bookedOn, amount, description, balance, lineKey, lineIndex }) =>
      create(bankLine, {
        statementId,
        lineIndex,
        bookedOn,
        amount,
        description: description.slice(0, 500),
        balance,
        lineKey,
      }),
    ),
  );
}
