import { PlusOutlined } from '@ant-design/icons';
import { pageAt } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefetch } from '../record.ts';

const RecordDialog = lazy(async () => ({
  default: (await import('../related/record-dialog.tsx')).RecordDialog,
}));

/** G-055: where there is no page to add on, a dialog opens. */
export function AddButton({ resource }: { resource: AnyResource }) {
  const navigate = useNavigate();
  const refetch = useRefetch(resource);
  const [isOpen, setOpen] = useState(false);
  const path = `/view/${resource.segment}/add`;
  return (
    <>
      <Button
        type="primary"
        icon={<PlusOutlined />}
        onClick={() => (pageAt(path) ? void navigate(path) : setOpen(true))}
      >
        Add {resource.label[0]}
      </Button>
      {isOpen && (
        <Suspense>
          <RecordDialog
            resource={resource}
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
