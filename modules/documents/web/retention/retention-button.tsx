import { HistoryOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { readDueFiles } from '../../domain/index.ts';

const RetentionDialog = lazy(() => import('./retention-dialog.tsx'));

export function RetentionButton() {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, readDueFiles.ability)) return null;
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        Retention
      </Button>
      {isOpen && (
        <Suspense>
          <RetentionDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
