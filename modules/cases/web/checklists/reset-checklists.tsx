import { UndoOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { api, confirm, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { checkList, resetChecklists } from '../../domain/index.ts';

const question =
  'Standard checklists get their original names and criterias back. Checklists of your own stay as they are. Do you want to go on?';

/** C-233. */
export function ResetChecklists() {
  const { actor } = useSession();
  const [isRunning, setRunning] = useState(false);
  const refetch = useRefetch(checkList);
  if (!can(actor, resetChecklists.ability)) return null;

  const reset = async () => {
    if (!(await confirm({ text: question, yes: 'Reset', isDanger: true }))) return;
    setRunning(true);
    try {
      await api.delete(resetChecklists.path);
      toast.success('The standard checklists are as they were.');
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setRunning(false);
  };

  return (
    <Button icon={<UndoOutlined />} loading={isRunning} onClick={() => void reset()}>
      Reset to default
    </Button>
  );
}
