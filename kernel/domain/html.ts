const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as part of HTML, between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Markup that is safe to embed as it is. Never make one from what a person typed. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

const markupOf = (part: HtmlPart): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object' && part !== null) return part.map(markupOf).join('');
  return part || part === 0 ? escapeHtml(String(part)) : '';
};

/**
 * Escapes every part that is no Html; a list is joined, and nothing is written for null, undefined
 * and false. Do not use it inside `<script>` or `<style>`, where a browser reads no entities.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
