import { ResourceList, screensFor } from '#kernel/web';
import type { AnyResource } from '#kernel/domain';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { mailTemplate } from '../../domain/index.ts';

const TemplatePage = lazy(async () => ({
  default: (await import('./template-page.tsx')).TemplatePage,
}));

/** B-268: `?mode=detail&templateKey=K&tab=content` opens the editor of K. */
function TemplateList({ resource }: { resource: AnyResource }) {
  const [params, setParams] = useSearchParams();
  const key = params.get('templateKey');
  if (params.get('mode') === 'detail' && key)
    return <TemplatePage key={key} templateKey={key} toList={() => setParams({})} />;
  return <ResourceList resource={resource} />;
}

export const mailTemplateScreens = screensFor(mailTemplate, {
  list: TemplateList,
  widths: { label: 400, category: 170, kind: 110, isEdited: 100, isActive: 100, name: 280 },
});
