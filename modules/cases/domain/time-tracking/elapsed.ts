/** B-192: 95 minutes read 01:35; more than a day goes on counting. */
export function elapsedText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/**
 * What people type into a timesheet: `1:35`, `1h 35m`, `1.5` and `1,5` are hours, `45m` minutes.
 * Null is no time at all; undefined cannot be read.
 */
export function readElapsed(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase().replace(',', '.');
  if (text === '') return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d{1,2})\s*h)?\s*(?:(\d{1,4})\s*m)?$/.exec(text);
  if (words && (words[1] || words[2])) return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0);
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 60);
  return undefined;
}
