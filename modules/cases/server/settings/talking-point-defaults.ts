import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { talkingPoint, talkingPointCategory, talkingPointsAtStart } from '../../domain/index.ts';

export const talkingPointDefaults = ({ idOf }: DefaultsFor): DefaultRecords[] => [
  {
    resource: talkingPointCategory,
    records: talkingPointsAtStart.map(([name], index) => ({
      id: idOf('talkingPointCategory', name),
      name,
      itemIndex: index + 1,
    })),
  },
  {
    resource: talkingPoint,
    records: talkingPointsAtStart.flatMap(([category, points]) =>
      points.map(([title, audience, content], index) => ({
        id: idOf('talkingPoint', category, title),
        categoryId: idOf('talkingPointCategory', category),
        title,
        audience,
        content,
        itemIndex: index + 1,
      })),
    ),
  },
];
