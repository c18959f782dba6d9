import { MailOutlined } from '@ant-design/icons';
import { can, moduleNameOf } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { fileRights, writeLetter } from '../../domain/index.ts';

const LetterDialog = lazy(async () => ({
  default: (await import('./letter-dialog.tsx')).LetterDialog,
}));

type Props = { resource: AnyResource; record: StoredRecord };

/** On the page of whoever the practice writes to. */
export default function LetterButton({ resource, record }: Props) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayAttach =
    fileRights.mayUpload(actor) && (record.can?.includes(`${resource.name}.update`) ?? false);
  const mayWrite = mayAttach && can(actor, writeLetter.ability);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<MailOutlined />} onClick={() => setOpen(true)}>
        Letter
      </Button>
      {isOpen && (
        <Suspense>
          <LetterDialog
            link={{ fromModule: moduleNameOf(resource), objectId: record.id }}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
