import { describe, expect, test } from 'vitest';
import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import { lineKeys, parseBankFile } from './parse-bank-file.ts';
import { readAmount } from '../../../domain/bank/read-amount.ts';
import { dayOrderOf, readDay } from './read-day.ts';

const brief = (text: string) =>
  parseBankFile(text).lines.map(({ bookedOn, amount, description }) => [
    bookedOn,
    amount,
    description,
  ]);

const problem = (text: string): string => {
  try {
    parseBankFile(text);
  } catch (error) {
    if (error instanceof BrokenBankFile) return error.message;
    throw error;
  }
  return 'none';
};

const commbank = `16/11/2026,"+1,595.00","Direct Credit 123456 WATTLE & GUM INV-2026-000123","+20,000.10"
17/11/2026,"-42.50","Wdl ATM ""City"" CBA","+19,957.60"`;

const anz = `16/11/2026,1595.00,PAYMENT FROM WATTLE
05/12/2026,-3.00,ACCOUNT FEE`;

const westpac = `Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
032000123456,16/11/2026,"DEPOSIT WATTLE, GUM",,1595.00,20000.10,DEP,
032000123456,17/11/2026,WITHDRAWAL,42.50,,19957.60,PAYMENT,`;

const nab = `Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
16 Nov 26,1595.00,083004 12345,,INTER-BANK CREDIT,WATTLE GUM,20000.10,,
17 Nov 26,-42.50,083004 12345,,FEES,ACCOUNT FEE,19957.60,,`;

describe('CSV of the four big banks', () => {
  test('CommBank: no head, signed amounts with thousands, quoted words', () => {
    expect(brief(commbank)).toEqual([
      ['2026-11-16', '1595.00', 'Direct Credit 123456 WATTLE & GUM INV-2026-000123'],
      ['2026-11-17', '-42.50', 'Wdl ATM "City" CBA'],
    ]);
    expect(parseBankFile(commbank).lines[0]?.balance).toBe('20000.10');
  });

  test('ANZ: three columns', () => {
    expect(brief(anz)).toEqual([
      ['2026-11-16', '1595.00', 'PAYMENT FROM WATTLE'],
      ['2026-12-05', '-3.00', 'ACCOUNT FEE'],
    ]);
  });

  test('Westpac: debit and credit in two columns', () => {
    expect(brief(westpac)).toEqual([
      ['2026-11-16', '1595.00', 'DEPOSIT WATTLE, GUM'],
      ['2026-11-17', '-42.50', 'WITHDRAWAL'],
    ]);
    expect(parseBankFile(westpac).account).toBe('032000123456');
  });

  test('NAB: months in words', () => {
    expect(brief(nab)).toEqual([
      ['2026-11-16', '1595.00', 'WATTLE GUM'],
      ['2026-11-17', '-42.50', 'ACCOUNT FEE'],
    ]);
  });

  test('semicolons, empty lines and cells of several lines: each row knows where it begins', () => {
    const text = `Date;Amount;Details\r\n\r\n16/11/2026;1.00;"two\r\nlines"\r\n;;\r\n17/11/2026;2.00;__proto__\r\n`;

    expect(parseBankFile(text).lines.map(({ at, description }) => [at, description])).toEqual([
      [3, 'two lines'],
      [6, '__proto__'],
    ]);
  });

  test('a file has at most 10,000 movements, with and without a head', () => {
    const full = `${'16/11/2026,1.00,FEE\n\n'.repeat(10_000)}`;

    expect(parseBankFile(`Date,Amount,Details\n${full}`).lines).toHaveLength(10_000);
    expect(problem(`${full}16/11/2026,1.00,FEE`)).toBe(
      'Line 20001: a file has at most 10000 movements',
    );
    expect(problem(`Date,Amount,Details\n${full}16/11/2026,1.00,FEE`)).toBe(
      'Line 20002: a file has at most 10000 movements',
    );
  });

  test('a broken line is named, and nothing is guessed', () => {
    expect(problem(`${anz}\n32/11/2026,1.00,ODD`)).toBe('Line 3: "32/11/2026" is no date');
    expect(problem(`${anz}\n16/11/2026,1.005,ODD`)).toBe('Line 3: "1.005" is no amount');
    expect(problem(`${westpac}\n1,16/11/2026,X,,,5.00,,`)).toBe('Line 4: the amount is missing');
    expect(problem('16/11/2026,1.00,"ODD')).toContain('never closed');
    expect(problem(`${anz}\n\n16/11/2026,1.00,"Wdl "City, Mall" CBA"`)).toBe(
      'Line 4: after a closed quotation mark its cell goes on',
    );
    expect(problem('Hello world')).toContain('no columns');
    expect(problem('')).toBe('Line 1: the file is empty');
  });
});

const ofx = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>062000<ACCTID>12345678</BANKACCTFROM>
<BANKTRANLIST>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261116120000[+10:AEST]
<TRNAMT>1595.00
<FITID>1
<NAME>WATTLE &amp; GUM
<MEMO>INV-2026-000123
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261117</DTPOSTED><TRNAMT>-42.50</TRNAMT><MEMO>Fee</MEMO></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const entry = (amount: string, side: string, words: string, status = '<Sts>BOOK</Sts>') => `<Ntry>
<Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-16</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Wattle &amp; Gum</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>12345678</Id></Othr></Id></Acct>
${entries}
</Stmt></BkToCstmrStmt></ns:Document>`;

const bai2 = `01,BANK,US,261116,0600,1,80,,2/
02,US,BANK,1,261116,0600,AUD,2/
03,12345678,AUD,010,500000,,/
16,195,159500,0,REF1,,WATTLE AND GUM
88,INV-2026-000123
16,475,4250,V,261117,,REF2,,CHEQUE 12/
49,663750,4/
98,663750,1,6/
99,663750,1,8/`;

describe('other formats', () => {
  test('OFX, with and without closing tags', () => {
    expect(brief(ofx)).toEqual([
      ['2026-11-16', '1595.00', 'WATTLE & GUM INV-2026-000123'],
      ['2026-11-17', '-42.50', 'Fee'],
    ]);
    expect(parseBankFile(ofx)).toMatchObject({ format: 'ofx', account: '12345678' });
    expect(problem(ofx.replace('1595.00', 'many'))).toBe('Line 6: "many" is no amount (TRNAMT)');
  });

  test('camt.053: booked entries only, with payer and reference', () => {
    const text = camt(
      entry('1595.00', 'CRDT', 'INV-2026-000123') +
        entry('42.5', 'DBIT', 'Fee') +
        entry('9.00', 'CRDT', 'To come', '<Sts><Cd>PDNG</Cd></Sts>'),
    );

    expect(brief(text)).toEqual([
      ['2026-11-16', '1595.00', 'Wattle & Gum INV-2026-000123'],
      ['2026-11-16', '-42.50', 'Wattle & Gum Fee'],
    ]);
    expect(parseBankFile(text)).toMatchObject({ format: 'camt053', account: '12345678' });
  });

  test('camt.053: what is broken is named by its line', () => {
    expect(problem(camt(entry('1.00', 'BOTH', 'x')))).toContain('Line 4');
    expect(problem(camt('<Ntry><Amt>1</Ntry>'))).toBe('Line 4: </Ntry> closes nothing');
    expect(problem('<a><b></b>')).toContain('never closed');
    expect(problem('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toContain('no XML');
  });

  test('BAI2: cents, type codes and continued records', () => {
    expect(brief(bai2)).toEqual([
      ['2026-11-16', '1595.00', 'REF1 WATTLE AND GUM INV-2026-000123'],
      ['2026-11-16', '-42.50', 'REF2 CHEQUE 12'],
    ]);
    expect(problem(bai2.replace('159500', '15.95'))).toBe('Line 4: "15.95" is no amount in cents');
    expect(problem(bai2.replace('16,475', '17,475'))).toBe('Line 6: "17" is no record of BAI2');
  });
});

describe('a file that is made to hold us up is refused at once', () => {
  const many = 1_000_000;

  test.each([
    ['a name that never ends', `<${'a'.repeat(many)}`, 'no XML'],
    ['elements without an end', '<Stmt>'.repeat(many), 'nested too deeply'],
    ['empty lines', `01,${'\n'.repeat(many / 2)}`, 'no columns'],
    ['cells without an end', ','.repeat(many), 'too long'],
    ['rows of nothing', `a${'\n,'.repeat(9 * many)}`, 'at most 10000 movements'],
    ['a quotation mark for the rest', `a,"${'b\n'.repeat(10 * many)}`, 'never closed'],
    ['blanks in an amount', `16/11/2026,(${' '.repeat(90_000)}x,WATTLE`, 'no columns'],
  ])('%s', (_, text, why) => {
    expect(problem(text)).toContain(why);
  });
});

describe('days and amounts', () => {
  test('the day comes first unless a day of the file can only be read otherwise', () => {
    expect(readDay('05/12/2026', dayOrderOf(['05/12/2026', '13/12/2026']))).toBe('2026-12-05');
    expect(readDay('05/12/2026', dayOrderOf(['05/12/2026', '12/13/2026']))).toBe('2026-05-12');
    expect(readDay('29/02/2026')).toBeNull();
    expect(readDay('29/02/2028')).toBe('2028-02-29');
  });

  test.each([
    ['1,595.00', '1595.00'],
    ['+$12.5', '12.50'],
    ['(40.00)', '-40.00'],
    ['12.00 DR', '-12.00'],
    ['12.00 CR', '12.00'],
    ['.05', '0.05'],
    ['1,59.00', null],
    ['1.005', null],
    ['', null],
    ['12 apples', null],
    ['99999999999999.99', '99999999999999.99'],
  ])('%s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

test('a movement has the same key in every file; two that look alike have two', () => {
  const first = lineKeys(parseBankFile(`${anz}\n05/12/2026,-3.00,ACCOUNT FEE`));
  const later = lineKeys(parseBankFile(`05/12/2026,-3.00,Account  fee\n06/12/2026,1.00,NEW`));

  expect(new Set(first).size).toBe(3);
  expect(first).toContain(later[0]);
  expect(first).not.toContain(later[1]);
});
