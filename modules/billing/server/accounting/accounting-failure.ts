import { Refused } from '#kernel/server';

/** Refused for good: the same call would be refused again. */
export class AccountingRefused extends Error {}

/** Down, too slow, or asked too often: the same call may be made again later. */
export class AccountingUnavailable extends Error {
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 30) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** What the user reads of a failure of the other side; anything else is ours. */
function refusalOfAccounting(error: unknown) {
  if (error instanceof AccountingRefused)
    return new Refused('accountingRefused', { values: { reason: error.message } });
  if (error instanceof AccountingUnavailable)
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
