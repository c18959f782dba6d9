import type { Reference } from '#kernel/domain';
import { confirm, runAction, toast, toastFailure } from '#kernel/web';
import { sendCentreAvailability } from '../../domain/index.ts';
import type { CriteriaValues } from './use-criteria.ts';

/** C-093. */
export async function sendToCentre(centre: Reference, values: CriteriaValues): Promise<void> {
  const text = `Do you want to email its availability to ${centre.displayName}?`;
  if (!(await confirm({ text, yes: 'Send' }))) return;
  const { dateFrom, dateTo } = values;
  try {
    const sent = await runAction<{ email: string }>(
      sendCentreAvailability,
      '',
      { centreId: centre.id, ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) },
      { key: crypto.randomUUID() },
    );
    if (sent) toast.success(`The list is being sent to ${sent.email}.`);
  } catch (error) {
    toastFailure(error);
  }
}
