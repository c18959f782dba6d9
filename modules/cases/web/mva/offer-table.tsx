import { formatDate, formatMoney } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import { Amount, TableFrame, useSession } from '#kernel/web';
import { headNames } from '../../domain/index.ts';
import type { Head } from '../../domain/index.ts';
import type { ComparedInsurer, Comparison } from './offers-panel.tsx';

const Money = ({ amount }: { amount: string | null }) =>
  amount === null ? '–' : <Amount of={amount} />;

/** "AUD 40,000.00 short", "AUD 10.00 above"; nothing where they agree. */
export function shortfall(difference: string | null, currency: Currency): string | null {
  if (difference === null || difference === '0.00') return null;
  return difference.startsWith('-')
    ? `${formatMoney(difference.slice(1), currency)} above`
    : `${formatMoney(difference, currency)} short`;
}

function Figure({ amount, difference }: { amount: string | null; difference: string | null }) {
  const words = shortfall(difference, useSession().currency);
  return (
    <td className="number">
      <Money amount={amount} />
      {amount !== null && words && <div className="soft">{words}</div>}
    </td>
  );
}

/** Heads as rows; the demand and the latest offer of each insurer beside each other. */
export function OfferTable({ data }: { data: Comparison }) {
  const { dateFormat } = useSession();
  const offered = data.insurers.filter(({ latest }) => latest);
  const headOf = ({ name, latest }: ComparedInsurer) =>
    latest ? `${name}, ${formatDate(latest.offeredOn, dateFormat)}` : name;
  const columns = ['Demand', ...offered.map(headOf)];
  return (
    <TableFrame label="Demand and offers" heads={['Head of damage', ...columns]} numbers={columns}>
      {data.rows.map((row) => (
        <tr key={row.head}>
          <td>{headNames[row.head as Head]}</td>
          <td className="number">
            <Money amount={row.demanded} />
          </td>
          {row.offered
            .filter(({ insurerItemId }) => offered.some(({ id }) => id === insurerItemId))
            .map((one) => (
              <Figure key={one.insurerItemId} {...one} />
            ))}
        </tr>
      ))}
      <tr className="mva-total">
        <td>Total</td>
        <td className="number">
          <Money amount={data.demanded} />
        </td>
        {offered.map(({ id, amount, difference }) => (
          <Figure key={id} amount={amount} difference={difference} />
        ))}
      </tr>
    </TableFrame>
  );
}
