import { defineEvent, lookup } from '#kernel/domain';

/** A client has given a form back. */
export const formReturned = defineEvent('FormReturned', {
  documentId: lookup('Form', 'clientDocument', { required: true }),
  clientId: lookup('Client', 'client', { required: true }),
});
