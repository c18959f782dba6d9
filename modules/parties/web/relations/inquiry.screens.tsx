import { ActionButton, screensFor } from '#kernel/web';
import { convertInquiry, inquiry, moveInquiry } from '../../domain/index.ts';

export const inquiryScreens = screensFor(inquiry, {
  actions: ({ record }) =>
    record.state !== 'converted' && (
      <>
        <ActionButton action={moveInquiry} record={record} />
        <ActionButton action={convertInquiry} record={record} />
      </>
    ),
  rowActions: ({ record }) => (record.state === 'converted' ? [] : [moveInquiry, convertInquiry]),
});
