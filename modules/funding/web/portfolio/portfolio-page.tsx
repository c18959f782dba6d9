import { BankOutlined } from '@ant-design/icons';
import { can, formatDate } from '#kernel/domain';
import { EmptyState, PageHeader, PageTitle, panelText, TabLink, useSession } from '#kernel/web';
import { Alert, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { fundingAgreement, stresses } from '../../domain/index.ts';
import type { Portfolio, Stress } from '../../domain/index.ts';
import { loansLink, monthLink } from './loans-link.ts';
import { PortfolioTiles } from './portfolio-tiles.tsx';
import { ShareTable } from './share-table.tsx';
import { usePortfolio } from './use-portfolio.ts';
import './portfolio.css';

const title = 'Disbursement Dashboard';

/** */
export default function PortfolioPage() {
  const [stress, setStress] = useState<Stress>('none');
  const { data, error } = usePortfolio(stress);
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <Segmented<Stress>
            aria-label="What if"
            value={stress}
            onChange={setStress}
            options={(Object.keys(stresses) as Stress[]).map((value) => ({
              value,
              label: stresses[value],
            }))}
          />
        }
      />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && !error && (data.loans ? <Board of={data} stress={stress} /> : <Nothing />)}
    </div>
  );
}

function Nothing() {
  const { actor } = useSession();
  return (
    <EmptyState
      icon={<BankOutlined />}
      title="No money is lent"
      text="A loan stands under an agreement that is effective."
      action={
        can(actor, `${fundingAgreement.name}.list`) && (
          <TabLink to={`/view/${fundingAgreement.segment}`}>Open the agreements</TabLink>
        )
      }
    />
  );
}

function Board({ of, stress }: { of: Portfolio; stress: Stress }) {
  const first = of.forecast[0]?.label ?? '';
  return (
    <>
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
            to: monthLink(month, first, stress),
          }))}
        />
        <div>
          <ShareTable
            title="By law firm"
            first="Borrower"
            amount="Payout"
            rows={of.firms.map(({ key, label, loans, payout }) => ({
              key: key ?? label,
              label,
              loans,
              amount: payout,
              to: key && loansLink({ borrowerId: key }),
            }))}
          />
          <ShareTable
            title="By funding type"
            first="Funding type"
            amount="Payout"
            rows={of.fundingTypes.map(({ key, label, loans, payout }) => ({
              key: key ?? label,
              label,
              loans,
              amount: payout,
              to: key && loansLink({ fundingType: key }),
            }))}
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
            }))}
          />
        </div>
      </div>
    </>
  );
}

function Counted({ of }: { of: Portfolio }) {
  const { dateFormat } = useSession();
  const to = of.countedTo && of.countedTo < of.today ? formatDate(of.countedTo, dateFormat) : null;
  return (
    <p className="soft">
      {`As of ${formatDate(of.today, dateFormat)}.`}
      {to && ` Some loans are counted to ${to}.`}
      {of.countedBy === 'figures' &&
        ' There are more than 2,000 loans: what is expected is reckoned from their figures, not day by day.'}
    </p>
  );
}
