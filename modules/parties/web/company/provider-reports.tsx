import { can } from '#kernel/domain';
import { api, DialogButton, toast, useSession } from '#kernel/web';
import { notifyProviderReport } from '../../domain/index.ts';

const question =
  'Every active company with a report contact gets its report of last month by mail, once. Do you want to continue?';

/** C-205. */
export function ProviderReports() {
  const { actor } = useSession();
  if (!can(actor, notifyProviderReport.ability)) return null;

  const run = async () => {
    const { sent } = await api.post<{ sent: number }>(notifyProviderReport.path);
    toast.success(
      sent ? `${sent} reports are on their way.` : 'Last month has been reported already.',
    );
  };
  return (
    <DialogButton
      action={{ ...notifyProviderReport, label: 'Send reports' }}
      recordId=""
      about={<p>{question}</p>}
      run={run}
    >
      Send provider reports
    </DialogButton>
  );
}
