import { html } from '#kernel/domain';
import { fileSizeText } from '#documents/domain';
import { goesAlong, goesAsLink } from './deliveries.ts';
import type { CodeWay, Delivery } from './deliveries.ts';
import { plainTextOf } from './plain-text.ts';

export type MailFile = {
  readonly fileId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
};

export type DraftMessage = {
  /** Sanitised. */
  readonly html: string;
  readonly files: readonly MailFile[];
  readonly delivery: Delivery;
  readonly codeBy: CodeWay;
  /** Where somebody who has an account finds the files. */
  readonly recordUrl: string;
};

/** Stands where a one-time link will be; whoever reads a kept mail must not be able to use it. */
export const linkPlaceholder = (place: number): string =>
  `https://link-${place + 1}-is-made-when-the-mail-leaves.invalid/`;

const codeTexts: Readonly<Record<CodeWay, string>> = {
  email: 'Each link opens once, within 7 days, with a code that comes in a second email.',
  sms: 'Each link opens once, within 7 days, with a code that comes by SMS.',
};

const linkRows = (files: readonly MailFile[]) =>
  files.map(
    ({ name, size }, place) =>
      html`<li><a href="${linkPlaceholder(place)}">${name}</a>, ${fileSizeText(size)}</li>`,
  );

function fileBlock({ files, delivery, codeBy, recordUrl }: DraftMessage): string {
  if (!files.length) return '';
  if (goesAsLink(delivery)) {
    return html`<p>Your files:</p>
      <ul>
        ${linkRows(files)}
      </ul>
      <p>${codeTexts[codeBy]}</p>`.markup;
  }
  if (goesAlong(delivery)) return '';
  const names = files.map(({ name }) => html`<li>${name}</li>`);
  return html`<p>Please sign in to download:</p>
    <ul>
      ${names}
    </ul>
    <p><a href="${recordUrl}">${recordUrl}</a></p>`.markup;
}

/** What the preview shows and the mail says, word for word, but for the links themselves. */
export function composeMessage(draft: DraftMessage): { html: string; text: string } {
  const whole = `${draft.html}${fileBlock(draft)}`;
  return { html: whole, text: plainTextOf(whole) };
}

/** Puts the real links in; they are not in the words that are kept. */
export const withLinks = (words: string, links: readonly string[]): string =>
  links.reduce(
    (text, link, place) => text.replaceAll(linkPlaceholder(place), link.replaceAll('&', '&amp;')),
    words,
  );

export const withLinksInText = (words: string, links: readonly string[]): string =>
  links.reduce((text, link, place) => text.replaceAll(linkPlaceholder(place), link), words);
