import { api, followTask, RelatedList, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { erasure, privacyRequest } from '../../domain/index.ts';
import { ErasurePreview } from './erasure-preview.tsx';

/** What a person may ask of the practice about their own data, on the page of a record of this kind. */
export const privacyOf = (
  on: string,
  segment: string,
): { default: ComponentType<{ id: string }> } => ({
  default: ({ id }) => (
    <>
      <ExportPerson segment={segment} id={id} />
      {on === 'client' && (
        <>
          <ErasurePreview id={id} />
          <RelatedList
            resource={privacyRequest}
            filters={{ clientId: id }}
            empty="This person has not asked about their data yet."
          />
          <RelatedList
            resource={erasure}
            filters={{ clientId: id }}
            empty="This person was not erased."
          />
        </>
      )}
    </>
  ),
});

function ExportPerson({ segment, id }: { segment: string; id: string }) {
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const path = `/app/${segment}/${id}/export-person`;
      const { taskId } = await api.post<{ taskId: string }>(path, {});
      followTask(taskId, 'All that is kept is being collected.', 'Export of a person');
    } catch (failure) {
      toastFailure(failure);
    }
    setStarting(false);
  };
  return (
    <p className="toolbar">
      <Button loading={isStarting} onClick={() => void start()}>
        Export all that is kept
      </Button>
      <span className="soft">
        A page to read, every record and every file, for the person who asks.
      </span>
    </p>
  );
}
