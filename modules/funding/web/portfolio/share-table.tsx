import { exact } from '#kernel/domain';
import { Amount } from '#kernel/web';
import { Figure } from './past-rows.tsx';
import type { Pick } from './past-rows.tsx';

export type Share = {
  readonly key: string;
  readonly label: string;
  readonly loans: number;
  readonly amount: string;
  readonly to: string | null;
  readonly pick: Pick;
};

type Props = { title: string; first: string; amount: string; rows: readonly Share[] };

/** Amounts with their part of the whole as a bar; each opens its loans. */
export function ShareTable({ title, first, amount, rows }: Props) {
  const whole = rows.reduce((sum, one) => sum.plus(one.amount), exact(0));
  const part = (of: string) => (whole.isZero() ? '0' : exact(of).div(whole).times(100).toFixed(1));
  return (
    <section className="card portfolio-card">
      <h2>{title}</h2>
      <div className="mini-scroll">
        <table className="mini-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col" className="number">
                Loans
              </th>
              <th scope="col" className="number">
                {amount}
              </th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.key}>
                <td>{one.label}</td>
                <td className="number">{one.loans}</td>
                <td className="number">
                  {one.loans > 0 ? (
                    <Figure title={`${title}: ${one.label}`} to={one.to} pick={one.pick}>
                      <Amount of={one.amount} />
                    </Figure>
                  ) : (
                    <Amount of={one.amount} />
                  )}
                </td>
                <td className="portfolio-share">
                  <span className="portfolio-bar" aria-hidden>
                    <span style={{ width: `${part(one.amount)}%` }} />
                  </span>
                  {`${part(one.amount)} %`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
