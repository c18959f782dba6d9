import { UploadOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

export function ImportButton({ resource }: { resource: AnyResource }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog resource={resource} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
