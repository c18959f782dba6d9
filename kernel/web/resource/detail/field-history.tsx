import { HistoryOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { lazy, Suspense, useState } from 'react';
import './field-history.css';

const HistoryDialog = lazy(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}));

type Props = { resource: AnyResource; id: string; property: string };

/** G-152: beside every field whose changes are kept; seen when the field is pointed at or reached. */
export function FieldHistory({ resource, id, property }: Props) {
  const [isOpen, setOpen] = useState(false);
  const field = resource.fields[property];
  if (!field || field.history === false) return null;
  return (
    <>
      <button
        type="button"
        className="field-history"
        aria-label={`History of ${field.label}`}
        title={`History of ${field.label}`}
        onClick={() => setOpen(true)}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <HistoryOutlined />
      </button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            resource={resource}
            id={id}
            property={property}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
