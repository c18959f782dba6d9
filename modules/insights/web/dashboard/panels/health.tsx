import { api, panelText, StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { healthCheckNames, healthChecks, healthStateText } from '#platform/domain';
import type { HealthCheckName, HealthReport, HealthState } from '#platform/domain';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../panel.tsx';
import { everyMinute } from '../use-statistic.ts';

const tones: Readonly<Record<HealthState, Tone>> = {
  ok: 'success',
  warning: 'warning',
  failed: 'danger',
  off: 'neutral',
};

/** B-133. Each check is a line; what is well needs no words. */
export const Health = () => (
  <Panel title="Health" more={{ to: '/view/db-migration', text: 'Database' }}>
    <ul className="dash-rows">
      {healthCheckNames.map((name) => (
        <Check key={name} name={name} />
      ))}
    </ul>
  </Panel>
);

function Check({ name }: { name: HealthCheckName }) {
  const { data, error } = useQuery({
    queryKey: ['health', name],
    refetchInterval: 5 * everyMinute,
    queryFn: ({ signal }) => api.get<HealthReport>(`/app/health-checks/${name}`, undefined, signal),
  });
  const sentence = error ? panelText(error) : data && data.state !== 'ok' ? data.sentence : null;
  return (
    <li className="check-row">
      <span className="clinic-who">
        <strong>{healthChecks[name]}</strong>
        {sentence && <span className="soft">{sentence}</span>}
      </span>
      {error && <StatusChip tone="danger">No answer</StatusChip>}
      {data && <StatusChip tone={tones[data.state]}>{healthStateText[data.state]}</StatusChip>}
    </li>
  );
}
