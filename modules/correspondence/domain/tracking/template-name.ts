import { templateDefault } from '../templates/defaults/index.ts';

/** Mails that the product writes without a template of the office. */
const automatic: Readonly<Record<string, string>> = {
  'passwordLink.forgotten': 'Forgotten password',
  'passwordLink.reset': 'Password reset',
  'passwordLink.welcome': 'New account',
  'passwordLink.change': 'Password change',
  'specialist.notification': 'Specialist notification',
  'providerReport.monthly': 'Monthly provider report',
  BOOKING_DAYSHEET: 'Booking daysheet',
  'booking.centreAvailability': 'Availability of a centre',
  'booking.requestCvOrSample': 'Request for a CV or sample',
  CALL_OFFER: 'Offered slots',
  'email.written': 'Written by hand',
  'email.code': 'Code of a download link',
};

/** `appointmentConfirmationCM` as words, where nobody has named it. */
const spelled = (key: string): string => {
  const words = key
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** People read the name of a template, never its key. */
export function templateName(key: string | null | undefined): string {
  if (!key) return '';
  const found = templateDefault(key);
  if (found) return found.label;
  return Object.hasOwn(automatic, key) ? (automatic[key] ?? '') : spelled(key);
}
