import { formatDateTime, formatTime, readInWords } from '#kernel/domain';
import { api, TableFrame, useSession } from '#kernel/web';
import type { Session } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { clientSeenBy } from '../../domain/index.ts';
import './seen-by.css';

type Visit = {
  from: string;
  to: string;
  userName: string;
  actingAs: string | null;
  looks: number;
  ways: { operation: string; resource: string }[];
};

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
  const session = useSession();
  const [isWhole, setWhole] = useState(false);
  const path = clientSeenBy.path.replace('{id}', id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['seen-by', id],
    queryFn: ({ signal }) => api.get<{ items: Visit[] }>(path, {}, signal),
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
      <TableFrame label="Seen by" heads={['When', 'Who', 'Looks', 'In']}>
        {shown.map((visit) => (
          <tr key={`${visit.from} ${visit.userName} ${visit.actingAs}`}>
            <td className="seen-by-when">{timesOf(visit, session)}</td>
            <td className="seen-by-who">
              {visit.actingAs ? `${visit.userName}, as ${visit.actingAs}` : visit.userName}
            </td>
            <td>{visit.looks}</td>
            <td>{waysOf(visit)}</td>
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

function timesOf({ from, to }: Visit, { zone, dateFormat }: Session): string {
  const begun = formatDateTime(from, zone, dateFormat);
  const ended = formatDateTime(to, zone, dateFormat);
  return begun === ended ? begun : `${begun} to ${formatTime(to, zone)}`;
}

/** What was looked at, each kind once, in the words of the tenant. */
const waysOf = ({ ways }: Visit): string =>
  [...new Set(ways.map(({ operation, resource }) => readInWords(operation, resource)))].join(', ');
