import { can } from '#kernel/domain';
import { api, confirm, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyProviderReport } from '../../domain/index.ts';

const question =
  'Every active company with a report contact gets its report of last month by mail, once. Do you want to continue?';

/** C-205. */
export function ProviderReports() {
  const { actor } = useSession();
  const [isRunning, setRunning] = useState(false);
  if (!can(actor, notifyProviderReport.ability)) return null;

  const run = async () => {
    if (!(await confirm({ text: question, yes: 'Send reports' }))) return;
    setRunning(true);
    try {
      const { sent } = await api.post<{ sent: number }>(notifyProviderReport.path);
      toast.success(
        sent ? `${sent} reports are on their way.` : 'Last month has been reported already.',
      );
    } catch (error) {
      toastFailure(error);
    }
    setRunning(false);
  };

  return (
    <Button loading={isRunning} onClick={() => void run()}>
      Send provider reports
    </Button>
  );
}
