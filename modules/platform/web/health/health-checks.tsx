import { ReloadOutlined } from '@ant-design/icons';
import { StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { healthCheckNames, healthChecks, healthStateText } from '../../domain/index.ts';
import type { HealthCheckName, HealthReport, HealthState } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import { TestSms } from './test-sms.tsx';

const tones: Readonly<Record<HealthState, Tone>> = {
  ok: 'success',
  warning: 'warning',
  failed: 'danger',
  off: 'neutral',
};

/** B-133: the four of the spec first; each is asked on its own, so that a slow one holds up nobody. */
export default function HealthChecks() {
  return (
    <ul className="tiles" aria-label="Health checks">
      {healthCheckNames.map((name) => (
        <li key={name}>
          <Check name={name} />
        </li>
      ))}
    </ul>
  );
}

function Check({ name }: { name: HealthCheckName }) {
  const { data, error, isFetching, refetch } = useGet<HealthReport>(`/app/health-checks/${name}`);
  return (
    <section className="card tile" aria-label={healthChecks[name]}>
      <div className="tile-head">
        <h2>{healthChecks[name]}</h2>
        <span>
          {data && <StatusChip tone={tones[data.state]}>{healthStateText[data.state]}</StatusChip>}
          <Button
            type="text"
            size="small"
            aria-label={`Check ${healthChecks[name]} again`}
            icon={<ReloadOutlined spin={isFetching} />}
            onClick={() => void refetch()}
          />
        </span>
      </div>
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && <p>{data.sentence}</p>}
      {data?.facts && (
        <dl className="host-facts">
          {Object.entries(data.facts).map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      {name === 'sms' && data && data.state === 'ok' && <TestSms />}
    </section>
  );
}
