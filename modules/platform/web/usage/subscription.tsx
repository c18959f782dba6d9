import { PageHeader, PageTitle, StatusChip, useSession } from '#kernel/web';
import { Progress, Skeleton } from 'antd';
import { formatDate, formatMoney } from '#kernel/domain';
import { featuresWithoutEffect, featureWords, paymentMethods } from '../../domain/index.ts';
import type { Subscription as Facts, UsageFigure } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import { AskForChange } from './ask-for-change.tsx';

/** R-006, G-115. */
export default function Subscription() {
  const { data, error, refetch } = useGet<Facts>('/app/subscription');
  const on = data?.features.filter((feature) => feature.isOn) ?? [];
  const off =
    data?.features.filter(({ name, isOn }) => !isOn && !featuresWithoutEffect.includes(name)) ?? [];
  return (
    <div className="page">
      <PageTitle>Subscription</PageTitle>
      <PageHeader
        title="Subscription"
        meta={data && <StatusChip tone="accent">{data.edition}</StatusChip>}
        actions={data && <AskForChange missing={off.map(({ name }) => name)} />}
      />
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <Plan data={data} />
          <dl className="host-figures">
            {data.usage.map((figure) => (
              <Figure key={figure.key} figure={figure} />
            ))}
          </dl>
          <Features on={on} off={off} />
        </>
      )}
    </div>
  );
}

function Plan({ data }: { data: Facts }) {
  const { dateFormat, tenant, currency } = useSession();
  const taxName = tenant.settings['ICS.Tax.Name'] || 'tax';
  return (
    <section className="card" aria-label="Plan">
      <h2>{data.edition} edition</h2>
      {data.description && <p className="soft">{data.description}</p>}
      <dl className="values">
        <Fact label="Organisation">{data.customerName}</Fact>
        <Fact label="Since">{formatDate(data.since.slice(0, 10), dateFormat)}</Fact>
        <Fact label="Price per month">
          {data.monthlyPrice === null
            ? 'As agreed'
            : `${formatMoney(data.monthlyPrice, currency)} before ${taxName}`}
        </Fact>
        <Fact label="Payment">{paymentMethods[data.paymentMethod]}</Fact>
        <Fact label="Invoices go to">{data.accountEmail ?? 'No address yet'}</Fact>
      </dl>
    </section>
  );
}

type FeaturesProps = { on: Facts['features']; off: Facts['features'] };

const Features = ({ on, off }: FeaturesProps) => (
  <section className="card" aria-label="Features">
    <h2>
      Included features <span className="soft">({on.length})</span>
    </h2>
    <p>
      {on.map(({ name }) => (
        <StatusChip key={name} tone="success">
          {featureWords(name)}
        </StatusChip>
      ))}
    </p>
    {off.length > 0 && (
      <>
        <h2>Not included</h2>
        <p>
          {off.map(({ name }) => (
            <StatusChip key={name}>{featureWords(name)}</StatusChip>
          ))}
        </p>
        <p className="soft">More can be switched on at any time: ask for a change.</p>
      </>
    )}
  </section>
);

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="field">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Figure({ figure }: { figure: UsageFigure }) {
  const { label, value, unit, limit } = figure;
  const percent = limit ? Math.min(100, Math.round((value / limit) * 100)) : null;
  return (
    <div className="host-figure">
      <dt>{label}</dt>
      <dd>
        {value.toLocaleString('en-AU')} {unit && <small>{unit}</small>}
        {limit !== null && limit !== undefined && <small> of {limit} GB</small>}
        {percent !== null && (
          <Progress
            percent={percent}
            showInfo={false}
            size="small"
            aria-label={`${label} in percent`}
            status={percent >= 90 ? 'exception' : 'normal'}
          />
        )}
      </dd>
    </div>
  );
}
