import clean from 'sanitize-html';
import { Html } from '#kernel/domain';

/** What the editor of letters can make, and nothing else: no link, no picture, no style. */
const options: clean.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li'],
  allowedAttributes: {},
  // The text inside these goes with them.
  nonTextTags: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title'],
};

/** The text of a letter, written anew from a short list of tags. */
export const cleanLetter = (typed: string): Html => new Html(clean(typed, options));

/** An editor that was left empty still sends a paragraph. */
export const hasWords = ({ markup }: Html): boolean =>
  markup.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
