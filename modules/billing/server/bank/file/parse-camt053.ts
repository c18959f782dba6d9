import { exact, toCents } from '#kernel/domain';
import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import type { BankFile, StatedLine } from '../../../domain/bank/bank-file.ts';
import { readAmount } from '../../../domain/bank/read-amount.ts';
import { readDay } from './read-day.ts';
import { allNamed, atPath, readXml, textAt } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';

function words(entry: XmlElement): string {
  const details = allNamed(entry, 'TxDtls');
  const parts = details.flatMap((one) => [
    textAt(one, 'RltdPties', 'Dbtr', 'Nm') || textAt(one, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    ...allNamed(one, 'Ustrd').map(({ text }) => text.trim()),
    ...allNamed(one, 'CdtrRefInf').map((reference) => textAt(reference, 'Ref')),
    textAt(one, 'Refs', 'EndToEndId').replace(/^NOTPROVIDED$/i, ''),
  ]);
  const all = [...parts, textAt(entry, 'AddtlNtryInf')].filter(Boolean);
  return [...new Set(all)].join(' ').replace(/\s+/g, ' ');
}

/** `RvslInd` does not turn the side: `CdtDbtInd` is what happened on the account. */
function lineOf(entry: XmlElement): StatedLine {
  const [stated, side] = [textAt(entry, 'Amt'), textAt(entry, 'CdtDbtInd')];
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm');
  const [amount, bookedOn] = [readAmount(stated), readDay(day.slice(0, 10))];
  if (amount === null || amount.startsWith('-'))
    throw new BrokenBankFile(entry.at, `"${stated}" is no amount (Amt)`);
  if (bookedOn === null) throw new BrokenBankFile(entry.at, `"${day}" is no date (BookgDt)`);
  if (side !== 'CRDT' && side !== 'DBIT')
    throw new BrokenBankFile(entry.at, 'it is neither a credit nor a debit (CdtDbtInd)');
  return {
    at: entry.at,
    bookedOn,
    amount: side === 'CRDT' ? amount : toCents(exact(amount).negated()),
    description: words(entry),
    balance: null,
  };
}

/** Entries that are only announced (`PDNG`) are no money yet. */
const isBooked = (entry: XmlElement): boolean =>
  [textAt(entry, 'Sts'), textAt(entry, 'Sts', 'Cd')].every((sts) => sts === '' || sts === 'BOOK');

export function parseCamt053(text: string): BankFile {
  const statements = allNamed(readXml(text), 'Stmt');
  if (!statements.length) throw new BrokenBankFile(1, 'there is no statement in it (Stmt)');
  const account = atPath(statements[0], 'Acct', 'Id');
  return {
    format: 'camt053',
    account: textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id') || null,
    lines: statements
      .flatMap(({ children }) => children)
      .filter((child) => child.name === 'Ntry' && isBooked(child))
      .map(lineOf),
  };
}
