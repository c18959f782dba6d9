import { panelText, StatusChip, TabLink, api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';

type Template = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly subject: string;
  readonly templateContent: string;
  readonly isActive: boolean;
};

export const useTemplate = (key: string | null) =>
  useQuery({
    queryKey: ['mailTemplateNamed', key],
    enabled: key !== null,
    queryFn: async ({ signal }) => {
      const query = { filterText: key ?? '', maxResultCount: 100 };
      const { items } = await api.get<{ items: Template[] }>('/app/email-templates', query, signal);
      const found = items.find(({ name }) => name === key);
      return found
        ? api.get<Template>(`/app/email-templates/${found.id}`, undefined, signal)
        : null;
    },
  });

/** B-278. */
export const TemplateTabTitle = ({ templateKey }: { templateKey: string }) => {
  const { data } = useTemplate(templateKey);
  return (
    <>Edit template {data && !data.isActive && <StatusChip tone="warning">Disabled</StatusChip>}</>
  );
};

/** B-268: the template is changed in its own editor; here is what it says now. */
export function TemplateTab({ templateKey }: { templateKey: string }) {
  const { data, error } = useTemplate(templateKey);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (data === undefined) return <Skeleton active />;
  if (!data) return <Alert type="info" title="This template does not exist any more." />;
  const query = new URLSearchParams({ mode: 'detail', templateKey, tab: 'content' });
  return (
    <div className="mail-template">
      <h3>{data.label}</h3>
      <p>
        <span className="soft">Subject</span> {data.subject}
      </p>
      <pre className="mail-source">{data.templateContent}</pre>
      <TabLink to={`/view/mail-templates?${query}`}>Open the template editor</TabLink>
    </div>
  );
}
