import { RelatedList, screensFor } from '#kernel/web';
import { talkingPoint, talkingPointCategory } from '../domain/index.ts';

export const talkingPointCategoryScreens = screensFor(talkingPointCategory, {
  panels: {
    'Talking points': ({ record }) => (
      <RelatedList resource={talkingPoint} filters={{ categoryId: record.id }} />
    ),
  },
});
