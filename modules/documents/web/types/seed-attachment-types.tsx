import { UndoOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { attachmentType, seedAttachmentTypes } from '../../domain/index.ts';

/** C-319. */
export function SeedAttachmentTypes() {
  const { actor } = useSession();
  const [isRunning, setRunning] = useState(false);
  const refetch = useRefetch(attachmentType);
  if (!can(actor, seedAttachmentTypes.ability)) return null;

  const seed = async () => {
    setRunning(true);
    try {
      const { seeded } = await api.post<{ seeded: number }>(seedAttachmentTypes.path);
      toast.success(
        seeded ? `${seeded} types were brought back.` : 'All built-in types are there already.',
      );
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setRunning(false);
  };

  return (
    <Button icon={<UndoOutlined />} loading={isRunning} onClick={() => void seed()}>
      {seedAttachmentTypes.label}
    </Button>
  );
}
