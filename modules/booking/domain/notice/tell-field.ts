import { multiChoice } from '#kernel/domain';
import { noticeRecipients } from './notice.ts';

/** Left out, everybody is told; an empty list tells nobody. */
export const tellField = multiChoice('Tell by email', noticeRecipients, {
  hint: 'Left as it is, everybody who has an address is told.',
});
