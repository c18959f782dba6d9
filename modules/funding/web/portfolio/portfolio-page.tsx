import { BankOutlined } from '@ant-design/icons';
import { can, date } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  EmptyState,
  FieldInput,
  PageHeader,
  PageTitle,
  panelText,
  TabLink,
  todayIn,
  useSession,
} from '#kernel/web';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { fundingAgreement, stresses } from '../../domain/index.ts';
import type { Stress } from '../../domain/index.ts';
import { PortfolioBoard } from './portfolio-board.tsx';
import { usePortfolio } from './use-portfolio.ts';
import './portfolio.css';

const title = 'Disbursement Dashboard';
const asOfField = date('As of');

/** */
export default function PortfolioPage() {
  const [stress, setStress] = useState<Stress>('none');
  const [asOf, setAsOf] = useState<PlainDate | null>(null);
  const { data, error } = usePortfolio(stress, asOf);
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            <AsOf day={asOf} choose={setAsOf} />
            <Segmented<Stress>
              aria-label="What if"
              value={stress}
              onChange={setStress}
              options={(Object.keys(stresses) as Stress[]).map((value) => ({
                value,
                label: stresses[value],
              }))}
            />
          </>
        }
      />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data &&
        !error &&
        (data.loans ? (
          <PortfolioBoard of={data} stress={stress} />
        ) : (
          <Nothing isPast={asOf !== null} />
        ))}
    </div>
  );
}

type AsOfProps = { day: PlainDate | null; choose: (day: PlainDate | null) => void };

/** Today unless somebody asks for a day that has passed. */
function AsOf({ day, choose }: AsOfProps) {
  const { zone } = useSession();
  const today = todayIn(zone);
  return (
    <span className="portfolio-day">
      <label htmlFor="portfolio-as-of">As of</label>
      <Suspense>
        <FieldInput
          id="portfolio-as-of"
          field={asOfField}
          value={day ?? today}
          onChange={(chosen) =>
            choose(typeof chosen === 'string' && chosen !== today ? chosen : null)
          }
        />
      </Suspense>
      {day && <Button onClick={() => choose(null)}>Today</Button>}
    </span>
  );
}

function Nothing({ isPast }: { isPast: boolean }) {
  const { actor } = useSession();
  if (isPast)
    return (
      <EmptyState
        icon={<BankOutlined />}
        title="No money was lent on this day"
        text="Choose a later day."
      />
    );
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
