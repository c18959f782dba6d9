/** E-123: 1st to 25th, so that every month has the day. */
const ordinal = (day: number): string => {
  if (day > 10 && day < 14) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
};

/** A key that is a bare number would be sorted by the language before any other. */
export const daysOfMonth: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 25 }, (_, index) => [ordinal(index + 1), ordinal(index + 1)]),
);
