import { areAddresses, deliveries, goesAsLink, splitAddresses } from '../../domain/index.ts';
import type { CodeWay, Delivery } from '../../domain/index.ts';
import { validationMessages } from '#kernel/domain';
import type { Missing } from './missing-values.tsx';

export type RecordLink = { readonly fromModule: string; readonly objectId: string };

export type DraftFile = { readonly id: string; readonly name: string; readonly size: number };

export type Draft = {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
  readonly templateKey: string | null;
  readonly files: readonly DraftFile[];
  readonly delivery: Delivery;
  readonly codeBy: CodeWay;
  readonly codeTo: string;
  /** What the template asked for and the record does not say. */
  readonly missing: readonly Missing[];
};

export const emptyDraft: Draft = {
  to: '',
  cc: '',
  subject: '',
  body: '',
  templateKey: null,
  files: [],
  delivery: 'attachment',
  codeBy: 'email',
  codeTo: '',
  missing: [],
};

export type Troubles = Readonly<
  Partial<Record<'to' | 'cc' | 'subject' | 'body' | 'codeTo', string>>
>;

/** An editor leaves tags behind where nothing is written. */
const isBlank = (html: string): boolean =>
  html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '' && !/<img\b/i.test(html);

export const needsCode = ({ files, delivery }: Draft): boolean =>
  files.length > 0 && goesAsLink(delivery);

/** B-317: what can be said before the server is asked. */
export function troublesOf(draft: Draft): Troubles {
  const { required, email } = validationMessages;
  const to = draft.to.trim();
  return {
    ...(!to ? { to: required } : !areAddresses([to]) && { to: email }),
    ...(!areAddresses(splitAddresses(draft.cc)) && { cc: email }),
    ...(!draft.subject.trim() && { subject: required }),
    ...(isBlank(draft.body) && { body: required }),
    ...(needsCode(draft) && draft.codeBy === 'sms' && !draft.codeTo.trim() && { codeTo: required }),
  };
}

/** As the API takes it; what does not matter is left out, so that it changes no preview. */
export const payloadOf = (about: RecordLink, draft: Draft) => ({
  ...about,
  to: draft.to.trim(),
  cc: draft.cc.trim() || null,
  subject: draft.subject.trim(),
  body: draft.body,
  templateKey: draft.templateKey,
  fileIds: draft.files.map(({ id }) => id),
  delivery: draft.files.length ? draft.delivery : null,
  ...(needsCode(draft) && {
    codeBy: draft.codeBy,
    ...(draft.codeBy === 'sms' && { codeTo: draft.codeTo.trim() }),
  }),
});

export const deliveryOptions = Object.entries(deliveries).map(([value, label]) => ({
  value: value as Delivery,
  label,
}));

/** Words of a template that were written without markup keep their lines. */
export const asHtml = (words: string): string =>
  /<(p|div|br|table|ul|ol)\b/i.test(words)
    ? words
    : words
        .split(/\n{2,}/)
        .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
        .join('');
