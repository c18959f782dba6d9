import { StatusChip } from '#kernel/web';
import { useTemplate } from '../templates/use-template.ts';

/** B-278. */
export const TemplateTabTitle = ({ templateKey }: { templateKey: string }) => {
  const { data } = useTemplate(templateKey);
  return (
    <>Edit template {data && !data.isActive && <StatusChip tone="warning">Disabled</StatusChip>}</>
  );
};
