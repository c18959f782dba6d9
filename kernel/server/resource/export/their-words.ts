import type { Actor, AnyResource, Say } from '#kernel/domain';
import { resourceIn } from '#kernel/domain';

let wordsOf: (actor: Actor) => Say = () => (label) => label;

/** Called by the module that knows how a tenant speaks. */
export function contributeWords(words: (actor: Actor) => Say): void {
  wordsOf = words;
}

/** The definition as the pages of this actor show it. */
export const inTheirWords = (actor: Actor, resource: AnyResource): AnyResource =>
  resourceIn(resource, wordsOf(actor));
