import { exact } from '#kernel/domain';
import type { LoanExplanation } from '../../domain/index.ts';
import { closingLines, partNames, withRunningTotal } from '../../domain/index.ts';

const heads = [
  'From',
  'To',
  'What',
  'Part',
  'Balance',
  'Rate %',
  'Days',
  'Fraction',
  'Interest grown',
  'Posted',
  'Owed',
];

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The lines of the table, then what leads to the payout. */
export function explanationCsv(explanation: LoanExplanation): string {
  const { asOf, payout } = explanation;
  const lines = withRunningTotal(explanation).map((line) =>
    line.kind === 'days'
      ? [
          line.from,
          line.to,
          'Days',
          '',
          line.balance,
          exact(line.percent).toString(),
          line.days,
          line.fraction,
          line.interest,
          '',
          '',
        ]
      : [line.on, '', line.what, partNames[line.part], '', '', '', '', '', line.amount, line.owed],
  );
  const ends = [
    ...closingLines(explanation).map(({ words, amount }) => [words, amount, '']),
    ['Payout', '', payout.total],
  ].map(([words = '', amount = '', owed = '']) => [
    asOf,
    '',
    words,
    '',
    '',
    '',
    '',
    '',
    '',
    amount,
    owed,
  ]);
  return [heads, ...lines, ...ends].map((row) => row.map(cell).join(',')).join('\r\n');
}
