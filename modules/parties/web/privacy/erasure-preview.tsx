import { formatDate } from '#kernel/domain';
import { ActionButton, api, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { erasePerson, previewErasure, readErasure } from '../../domain/index.ts';
import type { ErasureStay } from '../../domain/index.ts';
import { useCertificate } from './certificate-banner.tsx';

type Preview = {
  mayBeErased: boolean;
  stays: ErasureStay[];
  goes: { resource: string; label: string; records: number }[];
  files: number;
};

/** Asked for on purpose: it reads everything that is kept of the person. */
export function ErasurePreview({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  if (useCertificate(readErasure.path.replace('{id}', id), true)) return null;
  if (isAsked) return <Answer id={id} />;
  return (
    <p className="toolbar">
      <Button onClick={() => setAsked(true)}>May this person be erased?</Button>
      <span className="soft">Says what must stay, why and until when. It changes nothing.</span>
    </p>
  );
}

function Answer({ id }: { id: string }) {
  const { dateFormat } = useSession();
  const path = previewErasure.path.replace('{id}', id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['erasure-preview', id],
    queryFn: ({ signal }) => api.get<Preview>(path, {}, signal),
    staleTime: 0,
  });
  if (isError) {
    return (
      <p className="toolbar">
        <span className="soft">It could not be found out.</span>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <>
      <p>
        {data.mayBeErased
          ? 'Nothing stands in the way of erasing this person.'
          : 'This person must not be erased yet.'}
      </p>
      {data.stays.length > 0 && (
        <TableFrame label="What must stay" heads={['What', 'Why', 'Until']}>
          {data.stays.map(({ what, why, until }) => (
            <tr key={`${what} ${why}`}>
              <td>{what}</td>
              <td>{why}</td>
              <td>{until ? formatDate(until, dateFormat) : 'no day is set'}</td>
            </tr>
          ))}
        </TableFrame>
      )}
      <p className="soft">
        Kept of this person:{' '}
        {data.goes.map(({ label, records }) => `${label} (${records})`).join(', ')}; {data.files}{' '}
        {data.files === 1 ? 'file' : 'files'}.
      </p>
      {data.mayBeErased && (
        <p className="toolbar">
          <ActionButton
            action={erasePerson}
            record={{ id, can: [erasePerson.ability] }}
            done="It waits for a second person under Approval Requests."
          />
          <span className="soft">Begins when a second person agrees. It cannot be undone.</span>
        </p>
      )}
    </>
  );
}
