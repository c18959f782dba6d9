import { formatDate } from '#kernel/domain';
import { StatusChip, TabLink, useSession } from '#kernel/web';
import type { ReactNode } from 'react';
import { covenantKinds, covenantWords, loanFunding } from '../../domain/index.ts';
import type { CovenantTests } from '../../domain/index.ts';
import '../agreements/agreements.css';

export type TestedCovenant = CovenantTests['tests'][number];

type Props = {
  tests: readonly TestedCovenant[];
  buttons: (covenant: TestedCovenant) => ReactNode;
};

/** What is breached comes first: that is what somebody has to act on. */
export const breachedFirst = (tests: readonly TestedCovenant[]): readonly TestedCovenant[] =>
  tests.toSorted((one, other) => Number(one.isMet) - Number(other.isMet));

export function CovenantTable({ tests, buttons }: Props) {
  return (
    <div className="mini-scroll">
      <table className="mini-table" aria-label="Covenants">
        <thead>
          <tr>
            <th scope="col">Covenant</th>
            <th scope="col" className="number">
              Bound
            </th>
            <th scope="col" className="number">
              Today
            </th>
            <th scope="col">Test</th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {breachedFirst(tests).map((one) => (
            <tr key={one.id}>
              <td>{covenantKinds[one.kind]}</td>
              <td className="number">{covenantWords[one.kind](one.bound)}</td>
              <td className="number">{covenantWords[one.kind](one.figure)}</td>
              <td>
                <Verdict of={one} />
              </td>
              <td>{buttons(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Verdict({ of }: { of: TestedCovenant }) {
  const { dateFormat } = useSession();
  if (of.isMet) return <StatusChip tone="success">Met</StatusChip>;
  const more = of.loanCount - of.loans.length;
  return (
    <>
      <StatusChip tone="danger">Breached</StatusChip>
      {of.breachedOn && (
        <span className="soft">{` since ${formatDate(of.breachedOn, dateFormat)}`}</span>
      )}
      {of.loans.length > 0 && (
        <p className="covenant-loans">
          {of.loans.map(({ id, loanNo, claimantName, figure }) => (
            <span key={id}>
              <TabLink to={`/view/${loanFunding.segment}/detail/${id}`}>
                {[loanNo, claimantName].filter(Boolean).join(' ')}
              </TabLink>{' '}
              <span className="soft">{covenantWords[of.kind](figure)}</span>
            </span>
          ))}
          {more > 0 && <span className="soft">{`and ${more} more`}</span>}
        </p>
      )}
    </>
  );
}
