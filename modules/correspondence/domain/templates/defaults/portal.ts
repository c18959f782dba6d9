import { linkLine, mails, onlyIf, regards } from './template-default.ts';

const toClient = 'Dear {{ client.firstName }},';
const howTo =
  'Open the portal, where you can read and print it. Send it back there as photos or as a PDF:';

const note = onlyIf('form.note', '{{ form.note }}');

/** G-066. The subject names no form: what somebody signs is nobody else's business. */
export const portalTemplates = mails('portal', [
  [
    'PortalFormAsked',
    'Form for the client to return',
    'portalForm',
    'A form for you to fill in',
    toClient,
    'Please fill in and return this form: {{ form.name }}.',
    note,
    howTo,
    linkLine,
    ...regards,
  ],
  [
    'PortalFormSentBack',
    'Form sent back to the client',
    'portalForm',
    'Please look at your form again',
    toClient,
    'Thank you for returning {{ form.name }}. We need something more:',
    onlyIf('form.reason', '{{ form.reason }}'),
    note,
    'Please add what is missing and return it again. What you have sent already stays with us.',
    linkLine,
    ...regards,
  ],
]);
