let count = 0;

/** Names are unique per tenant, and a run may meet the records of the one before. */
export const uniqueName = (stem: string): string =>
  `${stem} ${Date.now().toString(36)}${(count += 1)}`;
