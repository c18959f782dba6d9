import type { Say } from '#kernel/domain';

let say: Say = (text) => text;

/** A window belongs to one tenant: called when its words are known, and when they change. */
export function speakWith(words: Say): void {
  say = words;
}

/** A text of a screen in the words of the tenant (B-009). Ask while drawing, not at import. */
export const spoken = (text: string): string => say(text);
