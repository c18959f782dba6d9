import { exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import type { BankFile, StatedLine } from '../../../domain/bank/bank-file.ts';
import { readDay } from './read-day.ts';

type Bai2Record = {
  readonly at: number;
  readonly code: string;
  readonly fields: readonly string[];
};

/** A record may go on in records 88; the slash at its end is no part of it. */
function recordsOf(text: string): readonly Bai2Record[] {
  const records: { at: number; code: string; fields: string[] }[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (!line) continue;
    const [code = '', ...fields] = line.replace(/\/$/, '').split(',');
    const last = records.at(-1);
    if (code === '88' && last) last.fields.push(...fields);
    else if (/^(01|02|03|16|49|98|99)$/.test(code)) records.push({ at: index + 1, code, fields });
    else throw new BrokenBankFile(index + 1, `"${code}" is no record of BAI2`);
  }
  return records;
}

/** Type codes 100 to 399 are credits, 400 to 699 debits. */
function signOf(type: string, at: number): 1 | -1 {
  const code = Number(type);
  if (code >= 100 && code <= 399) return 1;
  if (code >= 400 && code <= 699) return -1;
  throw new BrokenBankFile(at, `"${type}" is neither a credit nor a debit`);
}

/** What the type of funds says about days stands between the amount and the words. */
function wordsFrom(fields: readonly string[]): string {
  const [, , funds = '', ...rest] = fields;
  const skipped = { S: 3, V: 2, D: 1 + 2 * Number(rest[0] ?? 0) }[funds.toUpperCase()] ?? 0;
  return rest.slice(skipped).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

function lineOf({ at, fields }: Bai2Record, bookedOn: PlainDate | null): StatedLine {
  const [type = '', cents = ''] = fields;
  if (!bookedOn) throw new BrokenBankFile(at, 'no group with a date stands before it');
  if (!/^\d{1,15}$/.test(cents)) throw new BrokenBankFile(at, `"${cents}" is no amount in cents`);
  const amount = toCents(exact(cents).div(100).times(signOf(type, at)));
  return { at, bookedOn, amount, description: wordsFrom(fields), balance: null };
}

export function parseBai2(text: string): BankFile {
  let day: PlainDate | null = null;
  let account: string | null = null;
  const lines: StatedLine[] = [];
  for (const record of recordsOf(text)) {
    if (record.code === '02') {
      const stated = record.fields[3] ?? '';
      day = readDay(`20${stated}`);
      if (!day) throw new BrokenBankFile(record.at, `"${stated}" is no date`);
    } else if (record.code === '03') account ??= record.fields[0] || null;
    else if (record.code === '16') lines.push(lineOf(record, day));
  }
  return { format: 'bai2', account, lines };
}
