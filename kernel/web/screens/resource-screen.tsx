import { findResource, pageAt, resourceNamed, seenBy } from '#kernel/domain';
import type { AnyResource, Page } from '#kernel/domain';
import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
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
  const [params] = useSearchParams();
  const asked = kind === 'list' ? askedRecord(resource, params) : null;
  if (asked) return <Navigate replace to={asked} />;
  const Screen = (kind !== 'add' && designed[kind]) || screens[kind];
  return <Screen key={`${name}.${kind}`} resource={resource} />;
}

/** B-015: a list that is asked for one record leads to it; `action=edit` comes along. */
function askedRecord({ segment }: AnyResource, params: URLSearchParams): string | null {
  const [id, action] = [params.get('id'), params.get('action')];
  if (!id || !pageAt(`/view/${segment}/detail/{id}`)) return null;
  const path = `/view/${segment}/detail/${encodeURIComponent(id)}`;
  return action === 'edit' ? `${path}?action=edit` : path;
}
