import { api } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type ProductUpdate = {
  readonly id: string;
  readonly title: string;
  readonly version: string | null;
  readonly summary: string | null;
  readonly body: string | null;
  readonly publishedTime: string;
  readonly isNew: boolean;
};

type News = { items: ProductUpdate[]; unseen: number };

const queryKey = ['product-updates'];
const quarter = 15 * 60_000;

export const useUpdates = () =>
  useQuery({
    queryKey,
    staleTime: quarter,
    refetchInterval: quarter,
    queryFn: ({ signal }) => api.get<News>('/app/product-updates', undefined, signal),
  });

/** read, and the dot in the menu goes; what was new stays marked until the next visit. */
export function useMarkSeen() {
  const client = useQueryClient();
  return async () => {
    await api.put('/app/product-updates/seen');
    client.setQueryData<News>(queryKey, (news) => news && { ...news, unseen: 0 });
  };
}
