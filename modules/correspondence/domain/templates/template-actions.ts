import { defineAction, email, flag, longText, nullable, text } from '#kernel/domain';
import { mailTemplate, templateKeepers } from './mail-template.resource.ts';

const problems = [{ part: 'text', message: 'text', line: 'number', column: 'number' }] as const;

const wordsShape = { subject: 'text', templateContent: 'text' } as const;

const templateShape = {
  id: 'id',
  name: 'text',
  label: 'text',
  category: 'text',
  kind: 'text',
  about: 'text',
  /** For whom it is written. */
  audience: 'text?',
  /** What it cannot do without, each as people read it. */
  needs: ['text'],
  ...wordsShape,
  /** B-278: as the preview dialog asks for it. */
  disabled: 'flag',
  isActive: 'flag',
  isEdited: 'flag',
  concurrencyStamp: 'id',
  lastModificationTime: 'instant',
  defaultWords: wordsShape,
} as const;

/** C-334, C-670: by its id or its key, with the words that hold. */
export const readTemplate = defineAction({
  name: 'read',
  on: mailTemplate,
  route: 'GET /app/email-templates/{key}',
  label: 'Read a template',
  roles: templateKeepers,
  input: {},
  answer: templateShape,
});

const words = {
  subject: text('Subject', { required: true, max: 300 }),
  templateContent: longText('Content', { required: true, max: 200_000 }),
};

/** C-673: what the tenant writes stands before the default. */
export const updateTemplate = defineAction({
  name: 'update',
  on: mailTemplate,
  route: 'PUT /app/email-templates/{id}',
  label: 'Save a template',
  roles: templateKeepers,
  input: words,
  answer: templateShape,
});

/** C-358, G-151: unknown variables and faults, each with its line. */
export const validateTemplateAction = defineAction({
  name: 'validate',
  on: mailTemplate,
  route: 'POST /app/email-templates/{id}/validate',
  label: 'Check a template',
  roles: templateKeepers,
  input: {
    subject: text('Subject', { max: 300 }),
    templateContent: longText('Content', { max: 200_000 }),
  },
  answer: { isValid: 'flag', problems },
});

/** C-355. */
export const setTemplateActive = defineAction({
  name: 'setActive',
  on: mailTemplate,
  route: 'PUT /app/email-templates/{id}/active',
  label: 'Enable or disable a template',
  roles: templateKeepers,
  input: { isActive: flag('Enabled', { required: true }) },
  answer: templateShape,
});

/** G-112, C-353: the words that every tenant starts with; without a key all of them, and the ad hoc ones. */
export const resetTemplates = defineAction({
  name: 'resetToDefault',
  on: mailTemplate,
  label: 'Reset templates',
  route: 'PUT /app/email-templates/resetToDefault',
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  input: { templateKey: text('Template', { max: 100 }) },
  answer: { reset: 'number' },
});

/** C-354: the default words hold again; whether it is enabled stays. */
export const removeTenantText = defineAction({
  name: 'removeTenantTextTemplate',
  on: mailTemplate,
  label: 'Remove own words',
  route: 'PUT /app/email-templates/removeTenantTextTemplate',
  roles: templateKeepers,
  input: { templateKey: text('Template', { required: true, max: 100 }) },
  answer: templateShape,
});

/** C-356: the defaults that the host wrote give way to those of the product. */
export const resetHostTemplates = defineAction({
  name: 'resetHostEmailTemplates',
  on: mailTemplate,
  label: 'Reset host templates',
  route: 'PUT /app/email-templates/resetHostEmailTemplates',
  roles: ['TENANT_ADMIN'],
  input: {},
  answer: { reset: 'number' },
});

/** C-357: of the own tenant; the host reads those of all. */
export const readEditedTemplates = defineAction({
  name: 'getEditedTenantTemplates',
  on: mailTemplate,
  label: 'Edited templates',
  route: 'GET /app/email-templates/getEditedTenantTemplates',
  roles: templateKeepers,
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        name: 'text',
        label: 'text',
        tenantId: 'id',
        tenantName: 'text?',
        isActive: 'flag',
        lastModificationTime: 'instant',
      },
    ],
  },
});

/** Every save keeps one, with who and when; the newest first. */
export const readTemplateVersions = defineAction({
  name: 'versions',
  on: mailTemplate,
  label: 'Versions of a template',
  route: 'GET /app/email-templates/{id}/versions',
  roles: templateKeepers,
  input: {},
  answer: {
    items: [
      {
        version: 'number',
        ...wordsShape,
        isDefault: 'flag',
        savedBy: nullable('text'),
        savedAt: 'instant',
      },
    ],
  },
});

export const restoreTemplateVersion = defineAction({
  name: 'restoreVersion',
  on: mailTemplate,
  label: 'Restore a version',
  route: 'PUT /app/email-templates/{id}/versions/{version}/restore',
  roles: templateKeepers,
  input: {},
  answer: templateShape,
});

const previewed = {
  subject: text('Subject', { max: 300 }),
  templateContent: longText('Content', { max: 200_000 }),
  fromModule: text('Module', { max: 100 }),
  objectId: text('Record', { max: 100 }),
};

/** With a record, or with examples; the words need not be saved. */
export const previewTemplate = defineAction({
  name: 'preview',
  on: mailTemplate,
  label: 'Preview a template',
  route: 'POST /app/email-templates/{id}/preview',
  roles: templateKeepers,
  input: previewed,
  answer: {
    sender: 'text',
    destination: 'text?',
    subject: 'text',
    body: 'text',
    text: 'text',
    /** What the template needs and nobody fills in. */
    missing: ['text'],
    /** What the record does not say: examples stand in its place. */
    examples: ['text'],
  },
});

/** Filled with the record and nothing else, for its writer to go on with and to send. */
export const fillTemplate = defineAction({
  name: 'getRenderedContent',
  on: mailTemplate,
  label: 'Fill a template',
  route: 'GET /app/email-templates/{id}/get-rendered-content',
  roles: templateKeepers,
  input: {
    fromModule: text('Module', { required: true, max: 100 }),
    objectId: text('Record', { required: true, max: 100 }),
  },
  answer: {
    subject: 'text',
    content: 'text',
    text: 'text',
    destination: 'text?',
    /** What the record does not say, and where it is filled in; marks stand in its places. */
    missing: [{ label: 'text', opens: 'text?' }],
  },
});

/** The same as a mail, to whoever tries it out. */
export const sendTemplatePreview = defineAction({
  name: 'sendPreview',
  on: mailTemplate,
  label: 'Send a preview',
  route: 'POST /app/email-templates/{id}/preview/send',
  roles: templateKeepers,
  input: {
    ...previewed,
    sendToEmail: email('Recipient email', { hint: 'Empty, or your own address.' }),
  },
  answer: { emailId: 'id' },
});

export const templateActions = [
  readTemplate,
  updateTemplate,
  validateTemplateAction,
  setTemplateActive,
  resetTemplates,
  removeTenantText,
  resetHostTemplates,
  readEditedTemplates,
  readTemplateVersions,
  restoreTemplateVersion,
  previewTemplate,
  fillTemplate,
  sendTemplatePreview,
];
