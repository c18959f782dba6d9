import { formatDateTime } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import type { HoldItem } from '../../domain/index.ts';

type Props = { holds: readonly HoldItem[]; release: (id: string) => void };

const thingOf = ({ fileId, fileName, recordName }: HoldItem): string =>
  fileId ? (fileName ?? 'A file') : `All files of ${recordName ?? 'a record'}`;

export function HeldFiles({ holds, release }: Props) {
  const { zone, dateFormat } = useSession();
  return (
    <section>
      <h4>On hold</h4>
      {!holds.length && <p className="soft">No file is on hold.</p>}
      <ul className="retention-rows">
        {holds.map((hold) => (
          <li key={hold.id}>
            <span>{thingOf(hold)}</span>
            <small className="soft">
              {[hold.reason, hold.placedBy, formatDateTime(hold.placedAt, zone, dateFormat)]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <Button size="small" onClick={() => release(hold.id)}>
              Release
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
