import { formatDateTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { useSession } from '../../session/session.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { StoredRecord } from '../record.ts';

/** What to know of a record before reading it. */
export function RecordFacts({ resource, record }: { resource: AnyResource; record: StoredRecord }) {
  const { zone, dateFormat } = useSession();
  const time = (key: 'creationTime' | 'lastModificationTime') =>
    formatDateTime(record[key] as string | undefined, zone, dateFormat);
  const changed = time('lastModificationTime');
  return (
    <span className="facts">
      {resource.fields.isActive && (
        <StatusChip tone={record.isActive ? 'success' : 'neutral'}>
          {record.isActive ? 'Active' : 'Inactive'}
        </StatusChip>
      )}
      {changed && <span title={`Created ${time('creationTime')}`}>Last changed {changed}</span>}
    </span>
  );
}
