import type { MailContent } from './mail-renderers.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One message as plain text and as HTML; an address on a line of its own becomes a link. */
export function letter(subject: string, paragraphs: readonly string[]): MailContent {
  const html = paragraphs.map((paragraph) => {
    const text = escaped(paragraph);
    return /^https?:\/\/\S+$/.test(paragraph)
      ? `<p><a href="${text}">${text}</a></p>`
      : `<p>${text}</p>`;
  });
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: html.join('\n') };
}
