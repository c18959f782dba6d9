import { panelText, TabLink, useUnsaved } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { Content } from '../templates/template-page.tsx';
import { useTemplate } from '../templates/use-template.ts';
import type { Template } from '../templates/use-template.ts';
import { useWriting } from '../templates/use-writing.ts';

/** B-268: the words of the template for all mails to come; the message that is open keeps its own. */
export default function TemplateTab({ templateKey }: { templateKey: string }) {
  const { data, error } = useTemplate(templateKey);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return <EditedTemplate template={data} />;
}

function EditedTemplate({ template }: { template: Template }) {
  const { words, isDirty, isBusy, put, save } = useWriting(template);
  useUnsaved({ isDirty, save });
  const query = new URLSearchParams({ mode: 'detail', templateKey: template.name, tab: 'preview' });
  return (
    <div className="mail-template">
      <h3>{template.label}</h3>
      <p className="soft">
        For every email of this kind from now on. The message beside it stays as it is.
      </p>
      <Content template={template} words={words} put={put} />
      <p className="mail-template-foot">
        <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
          Save template
        </Button>
        <TabLink to={`/view/mail-templates?${query}`}>Preview and versions</TabLink>
      </p>
    </div>
  );
}
