import type { TextFormats } from '#kernel/domain';
import { isMonth, monthText } from './month-range.ts';

/** `11/2026`, as people write it. */
const written = /^(0?[1-9]|1[0-2])\/(\d{4})$/;

const readMonth = (text: string): string | null => {
  const month = text
    .trim()
    .replace(written, (_, at: string, year: string) => `${year}-${at.padStart(2, '0')}`);
  return isMonth(month) ? month : null;
};

export const monthFormats: TextFormats = {
  month: {
    message: 'A month is written like 11/2026.',
    example: '2026-11',
    read: readMonth,
    show: monthText,
  },
};
