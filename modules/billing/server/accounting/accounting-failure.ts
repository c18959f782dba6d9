import { Refused } from '#kernel/server';
import { OutsideRefused, OutsideUnavailable } from '#platform/server';

/** What the user reads of a failure of the other side; anything else is ours. */
function refusalOfAccounting(error: unknown) {
  if (error instanceof OutsideRefused)
    return new Refused('accountingRefused', { values: { reason: error.message } });
  if (error instanceof OutsideUnavailable)
    return new Refused('accountingUnavailable', { retryAfter: error.retryAfter });
  return null;
}

export async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOfAccounting(error) ?? error;
  }
}
