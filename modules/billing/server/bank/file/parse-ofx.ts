import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import type { BankFile, StatedLine } from '../../../domain/bank/bank-file.ts';
import { plainText } from './plain-text.ts';
import { readAmount } from '../../../domain/bank/read-amount.ts';
import { readDay } from './read-day.ts';

/** OFX 1 leaves the closing tags of values away, OFX 2 does not: a value ends at the next tag or line. */
const valueOf = (block: string, tag: string): string =>
  plainText(new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '').trim();

function lineOf(block: string, at: number): StatedLine {
  const [day, amount] = [valueOf(block, 'DTPOSTED'), valueOf(block, 'TRNAMT')];
  const bookedOn = readDay(day.slice(0, 8));
  const read = readAmount(amount);
  if (bookedOn === null) throw new BrokenBankFile(at, `"${day}" is no date (DTPOSTED)`);
  if (read === null) throw new BrokenBankFile(at, `"${amount}" is no amount (TRNAMT)`);
  const words = ['NAME', 'MEMO', 'CHECKNUM'].map((tag) => valueOf(block, tag)).filter(Boolean);
  return {
    at,
    bookedOn,
    amount: read,
    description: [...new Set(words)].join(' ').replace(/\s+/g, ' '),
    balance: null,
  };
}

export function parseOfx(text: string): BankFile {
  const parts = text.split(/<STMTTRN>/i);
  let at = 1;
  const lines = parts.flatMap((part, index) => {
    const begun = at;
    at += part.split('\n').length - 1;
    return index === 0 ? [] : [lineOf(part.split(/<\/STMTTRN>/i)[0] ?? '', begun)];
  });
  return { format: 'ofx', account: valueOf(text, 'ACCTID') || null, lines };
}
