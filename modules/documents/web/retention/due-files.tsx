import { ClockCircleOutlined } from '@ant-design/icons';
import { formatDate } from '#kernel/domain';
import { EmptyState, StatusChip } from '#kernel/web';
import type { DueFileItem } from '../../domain/index.ts';
import { fileSizeText } from '../../domain/index.ts';

type Props = { items: readonly DueFileItem[]; totalCount: number };

export function DueFiles({ items, totalCount }: Props) {
  return (
    <section>
      <h4>Time is over</h4>
      {!items.length && (
        <EmptyState
          icon={<ClockCircleOutlined />}
          title="Nothing is due"
          text="How long files are kept is said by their attachment type."
        />
      )}
      <ul className="retention-rows">
        {items.map((file) => (
          <li key={file.id}>
            <span>
              {file.name} {file.removesByItself && <StatusChip>Goes by itself</StatusChip>}
            </span>
            <small className="soft">
              {[
                file.recordName ?? 'No record',
                file.attachmentType,
                fileSizeText(file.fileSizeInByte),
                `due ${formatDate(file.dueOn)}`,
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {totalCount > items.length && <p className="soft">And {totalCount - items.length} more.</p>}
    </section>
  );
}
