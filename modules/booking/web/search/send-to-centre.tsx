import type { Reference } from '#kernel/domain';
import { DialogButton, runAction, toast } from '#kernel/web';
import { sendCentreAvailability } from '../../domain/index.ts';
import type { CriteriaValues } from './use-criteria.ts';

type Props = { centre: Reference; values: CriteriaValues };

/** C-093. */
export function SendToCentre({ centre, values: { dateFrom, dateTo } }: Props) {
  const send = async (input: Record<string, unknown>) => {
    const key = crypto.randomUUID();
    const sent = await runAction<{ email: string }>(sendCentreAvailability, '', input, { key });
    if (sent) toast.success(`The list is being sent to ${sent.email}.`);
  };
  return (
    <DialogButton
      action={{ ...sendCentreAvailability, label: 'Send', input: {} }}
      recordId=""
      fixed={{ centreId: centre.id, ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) }}
      about={<p>Do you want to email its availability to {centre.displayName}?</p>}
      run={send}
      size="small"
      type="text"
    >
      Send to centre
    </DialogButton>
  );
}
