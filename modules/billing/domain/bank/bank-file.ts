import type { Money, PlainDate } from '#kernel/domain';

export const bankFormats = {
  csv: 'CSV',
  ofx: 'OFX',
  camt053: 'camt.053',
  bai2: 'BAI2',
} as const;

export type BankFormat = keyof typeof bankFormats;

/** One movement as the bank says it; money that came in is positive. */
export type StatedLine = {
  /** Where it stands in the file. */
  readonly at: number;
  readonly bookedOn: PlainDate;
  readonly amount: Money;
  readonly description: string;
  readonly balance: Money | null;
};

export type BankFile = {
  readonly format: BankFormat;
  readonly account: string | null;
  readonly lines: readonly StatedLine[];
};

export const mostBankLines = 10_000;

/** What is wrong with a file, and where: nothing of it is kept. */
export class BrokenBankFile extends Error {
  readonly line: number;
  readonly why: string;
  constructor(line: number, why: string) {
    super(`Line ${line}: ${why}`);
    this.line = line;
    this.why = why;
  }
}

export const tooManyMovements = (line: number): BrokenBankFile =>
  new BrokenBankFile(line, `a file has at most ${mostBankLines} movements`);
