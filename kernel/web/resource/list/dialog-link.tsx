import type { AnyResource } from '#kernel/domain';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { may, useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';

const RecordDialog = lazy(async () => ({
  default: (await import('../related/record-dialog.tsx')).RecordDialog,
}));

type Props = { resource: AnyResource; record: StoredRecord; children: ReactNode };

/** G-055: where a record has no page, its name opens the dialog that changes it. */
export function DialogLink({ resource, record, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(resource);
  if (!may(resource, record, 'update')) return children;
  return (
    <>
      <button
        type="button"
        className="grid-lead"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <RecordDialog
            resource={resource}
            record={record}
            close={(isSaved) => {
              setOpen(false);
              if (isSaved) void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
