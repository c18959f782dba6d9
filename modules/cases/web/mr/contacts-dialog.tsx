import { formatDateTime } from '#kernel/domain';
import { api, Dialog, EmptyState, panelText, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { contactKinds, readContacts } from '../../domain/index.ts';
import type { ShownContact, ShownItem } from '../../domain/index.ts';
import './medical-records.css';

type Props = { item: Pick<ShownItem, 'id' | 'providerName'>; close: () => void };

/** What passed between us and a provider, the newest first. */
export default function ContactsDialog({ item, close }: Props) {
  const { zone, dateFormat } = useSession();
  const { data, error } = useQuery({
    queryKey: ['record', 'medical-record-items', item.id, 'contacts'],
    queryFn: ({ signal }) =>
      api.get<{ items: ShownContact[] }>(
        readContacts.path.replace('{id}', item.id),
        undefined,
        signal,
      ),
  });
  return (
    <Dialog kind="attachments" title={item.providerName} close={close}>
      {error && <p className="soft">{panelText(error)}</p>}
      {!data && !error && <Skeleton active />}
      {data && !data.items.length && <EmptyState title="Nothing was sent or said yet" />}
      <ol className="record-contacts" aria-label="What was said and sent">
        {data?.items.map(({ id, kind, at, said, destination, byName }) => (
          <li key={id}>
            <strong>{contactKinds[kind]}</strong>{' '}
            <span className="soft">
              {[formatDateTime(at, zone, dateFormat), byName ?? 'by itself', destination]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {said && <div>{said}</div>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
