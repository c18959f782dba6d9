import { html } from '#kernel/domain';
import type { MailContent } from './mail-renderers.ts';

/** One message as plain text and as HTML; an address on a line of its own becomes a link. */
export function letter(subject: string, paragraphs: readonly string[]): MailContent {
  const written = paragraphs.map((paragraph) =>
    /^https?:\/\/\S+$/.test(paragraph)
      ? html`<p><a href="${paragraph}">${paragraph}</a></p>`
      : html`<p>${paragraph}</p>`,
  );
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: written.map(({ markup }) => markup).join('\n'),
  };
}
