import { findResource, resourceNamed, seenBy } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { lazy } from 'react';
import { useSession } from '../session/session.ts';
import { useScreens } from './screens.ts';

const screens = {
  list: lazy(() => import('../resource/list/resource-list.tsx')),
  add: lazy(() => import('../resource/detail/resource-add.tsx')),
  detail: lazy(() => import('../resource/detail/resource-detail.tsx')),
} as const;

type Kind = keyof typeof screens;

/** `company.list` is the list of company; null for a page that no resource stands behind. */
export function resourceOfPage(page: Page): { name: string; kind: Kind } | null {
  const name = page.name.replace(/\.(list|add|detail)$/, '');
  return page.kind in screens && findResource(name) ? { name, kind: page.kind as Kind } : null;
}

export function ResourceScreen({ name, kind }: { name: string; kind: Kind }) {
  const { actor } = useSession();
  const resource = seenBy(actor, resourceNamed(name));
  const designed = useScreens(resource);
  const Screen = (kind === 'list' && designed.list) || screens[kind];
  return <Screen key={`${name}.${kind}`} resource={resource} />;
}
