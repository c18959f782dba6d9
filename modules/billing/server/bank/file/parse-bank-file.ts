import { BrokenBankFile, mostBankLines, tooManyMovements } from '../../../domain/bank/bank-file.ts';
import type { BankFile } from '../../../domain/bank/bank-file.ts';
import { parseBai2 } from './parse-bai2.ts';
import { parseCamt053 } from './parse-camt053.ts';
import { parseCsv } from './parse-csv.ts';
import { parseOfx } from './parse-ofx.ts';

function parserFor(text: string): (text: string) => BankFile {
  if (/^\s*(OFXHEADER|<\?OFX|<OFX)/i.test(text) || /<OFX>/i.test(text.slice(0, 2000)))
    return parseOfx;
  if (/^\s*</.test(text)) return parseCamt053;
  return /^\s*01,/.test(text) && /^[ \t]*02,/m.test(text) ? parseBai2 : parseCsv;
}

/** The format is told from the content: names of files say little. */
export function parseBankFile(text: string): BankFile {
  const plain = text.replace(/^\uFEFF/, '');
  const file = parserFor(plain)(plain);
  if (!file.lines.length) throw new BrokenBankFile(1, 'there is no movement in it');
  const extra = file.lines[mostBankLines];
  if (extra) throw tooManyMovements(extra.at);
  return file;
}

/**
 * The same for a movement in every file that shows it. Movements that look the same are told apart by
 * their order, which files of whole days share.
 */
export function lineKeys({ account, lines }: BankFile): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map(({ bookedOn, amount, description, balance }) => {
    const words = description.toUpperCase().replace(/\s+/g, ' ');
    const key = [account ?? '', bookedOn, amount, words, balance ?? ''].join('|');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key}|${times}`;
  });
}
