import { defineRefusals } from '#kernel/domain';
import { mostFormFiles } from './form-choices.ts';

export const formRefusals = defineRefusals({
  formNeedsPortal: {
    status: 422,
    message: 'Send the client access to the portal first: the form is returned there.',
  },
  formNeedsFile: { status: 422, message: 'Add the file of the form first.' },
  formNotShown: { status: 422, message: 'This form is not shown to the client. Show it first.' },
  formAnswered: {
    status: 422,
    field: 'kind',
    message: 'The client has returned this form, so it stays a form.',
  },
  formNotChecked: {
    status: 422,
    field: 'fileId',
    message: 'The client has returned this form. Accept it or send it back first.',
  },
  formBeingSigned: { status: 409, message: 'The client has been asked to sign this already.' },
  formClosed: { status: 409, message: 'We no longer wait for an answer to this form.' },
  formReplaced: {
    status: 409,
    message: 'There is a newer version of this form. Please open and fill in the new one.',
  },
  formFull: {
    status: 422,
    message: `You can add up to ${mostFormFiles} files. Please put several pages into one PDF, or take away a page.`,
  },
  formHasNoPages: { status: 422, message: 'Please add at least one photo or PDF first.' },
  formPageInfected: {
    status: 422,
    message: 'Our virus check refused {name}. Please take it away and add another file.',
  },
});
