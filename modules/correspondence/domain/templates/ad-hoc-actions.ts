import { defineAction, email, longText, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { adHocTemplate } from './ad-hoc-template.resource.ts';

const ofRecord = {
  fromModule: text('Module', { required: true, max: 100 }),
  objectId: text('Record', { required: true, max: 100 }),
};

const features = ['AdHocTemplate'] as const;

/** C-291: filled with the facts of the record, for its writer to go on with. */
export const renderAdHoc = defineAction({
  name: 'getRenderedContent',
  on: adHocTemplate,
  route: 'GET /app/ad-hoc-templates/{id}/get-rendered-content',
  label: 'Fill a template',
  roles: settingsStaff,
  features,
  input: ofRecord,
  answer: {
    subject: 'text',
    content: 'text',
    text: 'text',
    destination: 'text?',
    /** What the record does not say, and where it is filled in; marks stand in its places. */
    missing: [{ label: 'text', opens: 'text?' }],
  },
});

/** What was written goes out as it is, and is tracked with the record. */
export const sendAdHoc = defineAction({
  name: 'send',
  on: adHocTemplate,
  route: 'POST /app/ad-hoc-templates/{id}/send',
  label: 'Send what was written',
  roles: settingsStaff,
  features,
  input: {
    ...ofRecord,
    to: email('To', { required: true }),
    subject: text('Subject', { required: true, max: 300 }),
    content: longText('Content', { required: true, max: 200_000 }),
  },
  answer: { emailId: 'id' },
});

/** What is written to be printed; the PDF becomes an attachment of the record. */
export const printAdHocInput = {
  ...ofRecord,
  subject: text('Subject', { required: true, max: 300 }),
  content: longText('Content', { required: true, max: 200_000 }),
};

export const adHocActions = [renderAdHoc, sendAdHoc];

/** Older templates are plain text: a blank line begins a new paragraph. */
export const asTemplateHtml = (content: string): string =>
  /<(p|h[1-6]|ul|ol|table|div|blockquote)\b/i.test(content)
    ? content
    : content
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
        .join('\n');
