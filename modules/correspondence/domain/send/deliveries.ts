/** Doc 2 section 3, report delivery choice: how files reach the person that a mail goes to. */
export const deliveries = {
  attachment: 'Attachment',
  link: 'Download link in email',
  both: 'Both',
  loggedIn: 'Logged-in download only',
} as const;

export type Delivery = keyof typeof deliveries;

export const goesAlong = (delivery: Delivery): boolean =>
  delivery === 'attachment' || delivery === 'both';
export const goesAsLink = (delivery: Delivery): boolean =>
  delivery === 'link' || delivery === 'both';

/** The code of a link goes another way than the link. */
export const codeWays = { email: 'A second email', sms: 'SMS' } as const;
export type CodeWay = keyof typeof codeWays;
