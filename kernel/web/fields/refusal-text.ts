import { formatDate, validationMessages } from '#kernel/domain';
import type { Field } from '#kernel/domain';

const exampleDay = '2025-04-03';

/** What is said of a date or time that cannot be read, with examples in the format of the reader. */
const refusals: Readonly<Partial<Record<Field['kind'], (format: string) => string>>> = {
  date: (format) =>
    `Please enter a date, for example ${formatDate(exampleDay, format)} or 3/4/2025.`,
  dateTime: (format) =>
    `Please enter a date and a time, for example ${formatDate(exampleDay, format)} 9:30.`,
  time: () => 'Please enter a time, for example 9:30, 930 or 9am.',
};

export const refusalText = (kind: Field['kind'], format: string): string =>
  refusals[kind]?.(format) ?? validationMessages.text;

const formatMessages: ReadonlySet<string> = new Set([
  validationMessages.date,
  validationMessages.dateTime,
  validationMessages.time,
]);

/** The schema speaks to whoever calls the API; a person reads how to type it. */
export const personalText = (field: Field | undefined, message: string, format: string): string =>
  field && refusals[field.kind] && formatMessages.has(message)
    ? refusalText(field.kind, format)
    : message;
