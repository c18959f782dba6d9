import { formatDateTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '../../api/api.ts';
import { panelText } from '../../errors/panel-text.ts';
import { useSession } from '../../session/session.ts';
import { changedLabel, changeText, isReadAsDifference } from './change-text.ts';
import type { PropertyChange } from './change-text.ts';
import { TextDifference } from './text-difference.tsx';

const few = 8;

type Props = { resource: AnyResource; id: string };

/** The latest changes of a record, newest first; the whole history is a button away. */
export default function RecordActivity({ resource, id }: Props) {
  const session = useSession();
  const { data, error } = useQuery({
    queryKey: ['history', resource.base, id, 'latest'],
    queryFn: ({ signal }) =>
      api.get<{ items: PropertyChange[] }>(
        `/app/entity-changes/${id}/property-changes`,
        { maxResultCount: few },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length) return <p className="soft">Nothing has changed yet.</p>;
  return (
    <ol className="activity">
      {data.items.map((row) => (
        <li key={`${row.propertyName} ${row.changeTime}`}>
          <span>
            <b>{changedLabel(resource, row.propertyName)}</b>{' '}
            <ChangedValue resource={resource} row={row} />
          </span>
          <span className="soft">
            {row.user?.displayName ?? ''}{' '}
            {formatDateTime(row.changeTime, session.zone, session.dateFormat)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ChangedValue({ resource, row }: { resource: AnyResource; row: PropertyChange }) {
  const session = useSession();
  const [before, after] = (['original', 'new'] as const).map((side) =>
    changeText(resource, row, side, session),
  );
  if (isReadAsDifference(resource, row, session)) {
    return <TextDifference before={before ?? ''} after={after ?? ''} />;
  }
  return `${before || '–'} → ${after || '–'}`;
}
