import { SignatureOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { RelatedList, useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { createEnvelope, envelope } from '../../domain/index.ts';
import type { RecordLink } from '../stored-file.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

export default function SignaturesPanel({ link }: { link: RecordLink }) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RelatedList
        resource={envelope}
        filters={{ ...link }}
        empty="Nothing was sent for signature yet."
      />
      {can(actor, createEnvelope.ability) && (
        <Button size="small" icon={<SignatureOutlined />} onClick={() => setOpen(true)}>
          Send for signature
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SendDialog link={link} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
