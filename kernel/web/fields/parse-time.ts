const clock = /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2}))?\s*(?<half>[ap]\.?m?\.?)?$/i;
/** `930` and `0930`: the last two digits are the minutes. */
const digits = /^(?<hour>\d{1,2})(?<minute>\d{2})\s*(?<half>[ap]\.?m?\.?)?$/i;

/**
 * What people type for a time of day: 9, 9:00, 9.30, 930, 9am, 5:30 pm. Answers `HH:mm`, or null.
 */
export function parseTime(text: string): string | null {
  const typed = text.trim();
  const found = clock.exec(typed)?.groups ?? digits.exec(typed)?.groups;
  if (!found) return null;
  const { hour: hourText = '', minute = '00', half } = found;
  const hour = half ? hourOfHalf(Number(hourText), half) : Number(hourText);
  if (hour === null || hour > 23 || Number(minute) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** 12 am is midnight and 12 pm noon; 14 pm is nothing. */
function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}
