import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordLink } from './message-draft.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

type Props = { about: RecordLink; size?: 'small' };

export function EmailButton({ about, size }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(size && { size })} icon={<MailOutlined />} onClick={() => setOpen(true)}>
        Email
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog about={about} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
