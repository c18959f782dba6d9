import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import type { Daysheet } from './daysheet.ts';

/** C-094: somebody must be able to read it, and there must be something to read. */
export function decideSending(
  sheets: readonly Pick<Daysheet, 'specialistEmail' | 'lines'>[],
): Decision {
  if (!sheets[0]?.specialistEmail) return refuse('daysheetWithoutEmail');
  if (sheets.every(({ lines }) => !lines.length)) return refuse('emptyDaysheet');
  return accept();
}
