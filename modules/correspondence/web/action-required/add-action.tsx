import { PlusOutlined } from '@ant-design/icons';
import { can, resourceNamed, seenBy } from '#kernel/domain';
import { RecordDialog, todayIn, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { ActionModule } from '../../domain/index.ts';
import { announceChange } from './actions-changed.ts';

type Props = {
  about?: { readonly fromModule: ActionModule; readonly objectId: string };
  size?: 'small';
  isMain?: boolean;
};

/** Who cannot look others up asks themselves. */
export function AddAction({ about, size, isMain }: Props) {
  const { actor, profile, zone } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, 'actionRequired.create')) return null;
  const own = { assignedUserId: actor.userId };
  const isOffice = can(actor, 'user.lookup');
  const assignedUser = { id: actor.userId, displayName: profile.displayName };
  return (
    <>
      <Button
        {...(size && { size })}
        {...(isMain && { type: 'primary' })}
        icon={<PlusOutlined />}
        onClick={() => setOpen(true)}
      >
        Add action
      </Button>
      {isOpen && (
        <Suspense>
          <RecordDialog
            resource={seenBy(actor, resourceNamed('actionRequired'))}
            fixed={{ ...about, ...(!isOffice && own) }}
            preset={{ ...own, assignedUser, dueDate: todayIn(zone) }}
            close={(isSaved) => {
              setOpen(false);
              if (isSaved) announceChange();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
