import { formatDateTime } from '#kernel/domain';
import { api, panelText, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import type { CaseSectionProps } from '../section-props.ts';

type Entry = {
  readonly label: string;
  readonly axis: string;
  readonly fromText: string | null;
  readonly toText: string | null;
  readonly note: string | null;
  readonly user: { readonly displayName: string };
  readonly time: string;
};

/** Who moved the case, when and why; the newest first. */
export function StatusLog({ type, record }: Pick<CaseSectionProps, 'type' | 'record'>) {
  const { zone, dateFormat } = useSession();
  const { data, error } = useQuery({
    // Each step changes the version of the case, and with it what the log says.
    queryKey: ['history', type.resource.base, record.id, 'statusLog', record.concurrencyStamp],
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Entry[] }>(
        `/app/${type.resource.base}/${record.id}/status-log`,
        undefined,
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data.items.length) return <p className="soft">The case has not been moved yet.</p>;
  return (
    <ol className="case-log" aria-label="Status log">
      {data.items.map((entry) => (
        <li key={`${entry.time} ${entry.axis}`}>
          <b>{entry.toText ?? entry.label}</b>
          <span className="soft">
            {entry.label} · {entry.user.displayName} ·{' '}
            {formatDateTime(entry.time, zone, dateFormat)}
          </span>
          {entry.note && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  );
}
