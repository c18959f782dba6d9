import { api, TabLink } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { mr } from '../../domain/index.ts';
import './medical-records.css';

type Similar = { readonly id: string; readonly displayName: string };

const lastNameOf = async (clientId: string): Promise<string> =>
  (await api.get<{ lastName?: string | null }>(`/app/clients/${clientId}`)).lastName ?? '';

async function similarTo(clientId: string): Promise<readonly Similar[]> {
  const lastName = await lastNameOf(clientId);
  if (!lastName) return [];
  const found = await api.get<Similar[] | { items: Similar[] }>(
    `/app/${mr.base}/similarItemsByLastName`,
    { lastName },
  );
  return 'items' in found ? found.items : found;
}

/** C-106: a record of the same name may be the one that is about to be made again. */
export function SimilarRecords({ clientId }: { clientId: unknown }) {
  const { data } = useQuery({
    queryKey: ['new case', mr.base, 'similar', clientId],
    enabled: typeof clientId === 'string',
    retry: false,
    queryFn: () => similarTo(String(clientId)),
  });
  if (!data?.length) return null;
  return (
    <aside className="record-similar" aria-label="Similar records">
      <strong>Records of the same last name</strong>
      <ul>
        {data.map(({ id, displayName }) => (
          <li key={id}>
            <TabLink to={`/view/${mr.segment}/detail/${id}`}>{displayName}</TabLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
