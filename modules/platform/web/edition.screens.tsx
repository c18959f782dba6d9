import { screensFor } from '#kernel/web';
import { edition } from '../domain/index.ts';
import FeaturesPanel from './features-panel.tsx';

export const editionScreens = screensFor(edition, {
  panels: {
    Features: ({ record }) => (
      <FeaturesPanel
        path={`/app/editions/${record.id}/features`}
        level="edition"
        mayChange={record.can?.includes('edition.changeFeatures') ?? false}
      />
    ),
  },
});
