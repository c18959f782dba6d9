import type { Actor, AnyResource, Say } from '#kernel/domain';
import { translateResource } from '#kernel/domain';

let wordsOf: (actor: Actor) => Say = () => (label) => label;

/** Called by the module that knows how a tenant speaks. */
export function contributeVocabulary(words: (actor: Actor) => Say): void {
  wordsOf = words;
}

/** The definition as the pages of this actor show it. */
export const withTenantLabels = (actor: Actor, resource: AnyResource): AnyResource =>
  translateResource(resource, wordsOf(actor));
