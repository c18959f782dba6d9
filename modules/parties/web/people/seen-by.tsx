import { formatDateTime } from '#kernel/domain';
import { api, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { clientSeenBy } from '../../domain/index.ts';

type Reader = { time: string; userName: string; actingAs: string | null; what: string };

const few = 20;

/** Asked for on purpose: the question itself goes into the log. */
export function SeenBy({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Readers id={id} />;
  return (
    <p className="toolbar">
      <Button onClick={() => setAsked(true)}>Show who has seen this person</Button>
      <span className="soft">Every look counts: pages, lists, searches, prints and exports.</span>
    </p>
  );
}

function Readers({ id }: { id: string }) {
  const { zone, dateFormat } = useSession();
  const [isWhole, setWhole] = useState(false);
  const path = clientSeenBy.path.replace('{id}', id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['seen-by', id],
    queryFn: ({ signal }) => api.get<{ items: Reader[] }>(path, {}, signal),
    staleTime: 0,
  });
  if (isError) {
    return (
      <p className="toolbar">
        <span className="soft">The log could not be read.</span>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data.items.length) return <p className="soft">Nobody has seen this person yet.</p>;
  const shown = isWhole ? data.items : data.items.slice(0, few);
  return (
    <>
      <TableFrame label="Seen by" heads={['When', 'Who', 'What']}>
        {shown.map(({ time, userName, actingAs, what }, index) => (
          <tr key={index}>
            <td>{formatDateTime(time, zone, dateFormat)}</td>
            <td>{actingAs ? `${userName}, as ${actingAs}` : userName}</td>
            <td>{what}</td>
          </tr>
        ))}
      </TableFrame>
      {data.items.length > few && (
        <p className="mini-more toolbar">
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${data.items.length}`}
          </Button>
        </p>
      )}
    </>
  );
}
