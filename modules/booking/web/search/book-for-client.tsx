import { UserOutlined } from '@ant-design/icons';
import type { RecordOf } from '#kernel/domain';
import type { client } from '#parties/domain';
import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useEscape } from '../parts/use-escape.ts';
import { InHandBanner } from './in-hand-banner.tsx';
import { useRemoveParam } from './remove-param.ts';

type Client = Pick<RecordOf<typeof client>, 'id' | 'firstName' | 'lastName' | 'claimNo'>;

/** The person that the address says a slot is looked for. */
export function useClientInHand() {
  const [params] = useSearchParams();
  const remove = useRemoveParam();
  const id = params.get('client');
  const { data } = useQuery({
    queryKey: ['record', 'clients', id, 'in hand'],
    enabled: id !== null,
    queryFn: ({ signal }) => api.get<Client>(`/app/clients/${id ?? ''}`, undefined, signal),
  });
  const inHand = id && data ? data : null;
  const stop = () => remove('client');
  useEscape(inHand !== null, stop);
  return { inHand, stop };
}

export const ClientBanner = ({ client: one, stop }: { client: Client; stop: () => void }) => (
  <InHandBanner key={one.id} icon={<UserOutlined />} leaveText="Somebody else" leave={stop}>
    <strong>
      A slot for {one.firstName} {one.lastName}
    </strong>
    {one.claimNo && `, claim ${one.claimNo}`}
  </InHandBanner>
);
