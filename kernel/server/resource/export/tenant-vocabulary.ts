import type { Actor, AnyResource, Say } from '#kernel/domain';
import { translateResource, withAmounts } from '#kernel/domain';
import { defineExtensionPoint } from '../../extension-point.ts';
import type { Services } from '../../services.ts';

/** The module that knows the words of a tenant contributes them. */
export const vocabularyPoint = defineExtensionPoint<(actor: Actor) => Say>('kernel.vocabulary');

/** Sentences to the user carry names of records, which stay as they are; labels do not. */
export const sentencePoint = defineExtensionPoint<(actor: Actor) => Say>('kernel.sentences');

export const sentencesFor =
  (services: Services, actor: Actor): Say =>
  (sentence) =>
    sentencePoint
      .of(services)
      .reduce((said, words) => words(actor)(said), withAmounts(actor, sentence));

/** The definition as the pages of this actor show it. */
export const withTenantLabels = (
  services: Services,
  actor: Actor,
  resource: AnyResource,
): AnyResource =>
  vocabularyPoint
    .of(services)
    .reduce((shown, words) => translateResource(shown, words(actor)), resource);
