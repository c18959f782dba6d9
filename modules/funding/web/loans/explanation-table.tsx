import { exact, formatDate, formatMoney } from '#kernel/domain';
import { TableFrame, useSession } from '#kernel/web';
import { closingLines, partNames, withRunningTotal } from '../../domain/index.ts';
import type { LoanExplanation, OwedLine } from '../../domain/index.ts';

const heads = ['Day', 'What', 'Balance', 'Rate', 'Days', 'Interest grown', 'Posted', 'Owed'];
const numbers = heads.slice(2);

/** A nothing has its cents too: it stands in a column of amounts. */
const figure = (amount: string | null) =>
  exact(amount ?? '0').isZero() ? '0.00' : formatMoney(amount);

type Show = (day: string) => string;

const DaysRow = ({ line, show }: { line: OwedLine & { kind: 'days' }; show: Show }) => (
  <tr className="loan-days">
    <td>{show(line.from)}</td>
    <td>until {show(line.to)}</td>
    <td className="number">{formatMoney(line.balance)}</td>
    <td className="number">{exact(line.percent).toString()} %</td>
    <td className="number">{line.fraction}</td>
    <td className="number">{line.interest}</td>
    <td aria-label="Nothing is posted" />
    <td aria-label="As before" />
  </tr>
);

const PostedRow = ({ line, show }: { line: OwedLine & { kind: 'posted' }; show: Show }) => (
  <tr>
    <td>{show(line.on)}</td>
    <td colSpan={5}>
      {line.what}{' '}
      {partNames[line.part] !== line.what && <span className="soft">{partNames[line.part]}</span>}
    </td>
    <td className="number">{figure(line.amount)}</td>
    <td className="number">{figure(line.owed)}</td>
  </tr>
);

/** One line for each run of equal days and each posted amount, and the way to the payout. */
export function ExplanationTable({ explanation }: { explanation: LoanExplanation }) {
  const { dateFormat } = useSession();
  const show: Show = (day) => formatDate(day, dateFormat);
  return (
    <TableFrame label="How it came to be" heads={heads} numbers={numbers}>
      {withRunningTotal(explanation).map((line, index) =>
        line.kind === 'days' ? (
          <DaysRow key={`${line.from} ${index}`} line={line} show={show} />
        ) : (
          <PostedRow key={`${line.on} ${index}`} line={line} show={show} />
        ),
      )}
      {closingLines(explanation).map(({ words, amount }) => (
        <tr key={words}>
          <td>{show(explanation.asOf)}</td>
          <td colSpan={5}>{words}</td>
          <td className="number">{formatMoney(amount)}</td>
          <td aria-label="Part of the payout" />
        </tr>
      ))}
      <tr className="loan-sum">
        <th scope="row" colSpan={7}>
          Payout
        </th>
        <td className="number">{figure(explanation.payout.total)}</td>
      </tr>
    </TableFrame>
  );
}
