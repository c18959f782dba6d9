import { formatDate } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { Portfolio, PortfolioRow, Stress } from '../../domain/index.ts';
import { isOfMonth, loansLink, monthLink } from './loans-link.ts';
import { PastRowsAround } from './past-rows.tsx';
import { PortfolioTiles } from './portfolio-tiles.tsx';
import { ShareTable } from './share-table.tsx';
import type { Share } from './share-table.tsx';

type Part = Portfolio['firms'][number];
type PartKey = 'borrowerId' | 'fundingType' | 'caseType';

/** Only a case type may be unknown: a loan has a borrower and a funding type. */
export const shareOf =
  (field: PartKey) =>
  ({ key, label, loans, payout }: Part): Share => ({
    key: key ?? label,
    label,
    loans,
    amount: payout,
    to: loansLink(key === null ? { isWithoutCase: 'true' } : { [field]: key }),
    pick: (row: PortfolioRow) => row[field] === key,
  });

export function PortfolioBoard({ of, stress }: { of: Portfolio; stress: Stress }) {
  return (
    <PastRowsAround rows={of.rows}>
      <Counted of={of} />
      <PortfolioTiles of={of} />
      <div className="portfolio-parts">
        <ShareTable
          title="Cash forecast"
          first="Settlement"
          amount="Expected"
          rows={of.forecast.map((month) => ({
            ...month,
            key: month.label,
            to: monthLink(month, of.today, stress),
            pick: isOfMonth(month, of.today, stress),
          }))}
        />
        <div>
          <ShareTable
            title="By law firm"
            first="Borrower"
            amount="Payout"
            rows={of.firms.map(shareOf('borrowerId'))}
          />
          <ShareTable
            title="By case type"
            first="Case type"
            amount="Payout"
            rows={of.caseTypes.map(shareOf('caseType'))}
          />
          <ShareTable
            title="By funding type"
            first="Funding type"
            amount="Payout"
            rows={of.fundingTypes.map(shareOf('fundingType'))}
          />
          <ShareTable
            title="By age"
            first="Since it was opened"
            amount="Payout"
            rows={of.ages.map(({ label, loans, payout, from, to }) => ({
              key: label,
              label,
              loans,
              amount: payout,
              to: loansLink({ openedOnFrom: from, openedOnTo: to }),
              pick: ({ openedOn }) =>
                (from === null || openedOn >= from) && (to === null || openedOn <= to),
            }))}
          />
        </div>
      </div>
    </PastRowsAround>
  );
}

function Counted({ of }: { of: Portfolio }) {
  const { dateFormat } = useSession();
  const to = of.countedTo && of.countedTo < of.today ? formatDate(of.countedTo, dateFormat) : null;
  return (
    <p className="soft">
      {`As of ${formatDate(of.today, dateFormat)}.`}
      {of.rows &&
        ' What happened later is left out; limits, rates and due days are those of that day.'}
      {to && ` Some loans are counted to ${to}.`}
      {of.countedBy === 'figures' &&
        ' There are more than 2,000 loans: they are summed every half minute, and what is expected is reckoned from their figures, not day by day.'}
    </p>
  );
}
