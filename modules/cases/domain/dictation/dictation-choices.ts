import type { Tones } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

export const dictationStatuses = {
  received: 'Received',
  typing: 'Being typed',
  typed: 'Typed',
} as const;

export const dictationTones: Tones<typeof dictationStatuses> = {
  received: 'warning',
  typing: 'info',
  typed: 'success',
};

/** Doc 2 section 3. */
export const mostDictations = 25;
/** Ten hours: whoever talks longer has left the microphone on. */
export const longestDictation = 36_000;

/** Who dictates, and who uploads what came on a device. */
export const dictating = [...office, 'SPECIALIST'] as const;
/** As the pages of the typing jobs. */
export const typing = [...settingsStaff, 'CONTRACTOR'] as const;

/** G-118: PIC 7 is the person in charge of typing the report. */
export const pic7Step = 'REPORT_DRAFT';
