import type { AnyResource } from '#kernel/domain';
import { ResourceList, useBrowserSetting } from '#kernel/web';
import { lazy, Suspense } from 'react';
import { timeLayout } from './list-or-week.ts';

const WeekPage = lazy(async () => ({ default: (await import('./week-page.tsx')).WeekPage }));

export function TimeList({ resource }: { resource: AnyResource }) {
  const [layout] = useBrowserSetting(timeLayout);
  return layout === 'week' ? (
    <Suspense>
      <WeekPage />
    </Suspense>
  ) : (
    <ResourceList resource={resource} />
  );
}
