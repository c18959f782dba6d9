import { PageHeader, PageTitle, panelText, StatusChip, TabLink, useUnsaved } from '#kernel/web';
import { Alert, Button, Input, Skeleton, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import {
  mailTemplateGroups,
  templateKinds,
  validateTemplate,
  variablesFor,
} from '../../domain/index.ts';
import type { TemplateSubject } from '../../domain/index.ts';
import { Difference } from './difference.tsx';
import { TemplateEditor } from './editor/template-editor.tsx';
import { Preview } from './preview.tsx';
import './templates.css';
import { useTemplate } from './use-template.ts';
import type { Template, Words } from './use-template.ts';
import { useWriting } from './use-writing.ts';
import { VersionList } from './version-list.tsx';

const list = '/view/mail-templates';

/** S-136: the words of one template, how they will look, and what they were before. */
export function TemplatePage({ templateKey }: { templateKey: string }) {
  const { data, error } = useTemplate(templateKey);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return <LoadedTemplate template={data} />;
}

function LoadedTemplate({ template }: { template: Template }) {
  const { words, isDirty, isBusy, put, save, setActive, reset, restore } = useWriting(template);
  useUnsaved({ isDirty, save });
  return (
    <div className="page broad">
      <PageTitle>{template.label}</PageTitle>
      <PageHeader
        above={<TabLink to={list}>Mail Templates</TabLink>}
        title={template.label}
        meta={<Marks template={template} />}
        actions={
          <>
            <Button disabled={isBusy} onClick={() => void setActive(!template.isActive)}>
              {template.isActive ? 'Disable' : 'Enable'}
            </Button>
            <Button disabled={!template.isEdited || isBusy} onClick={() => void reset()}>
              Reset to default
            </Button>
            <Button type="primary" disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      />
      <Sections template={template} words={words} put={put} restore={restore} />
    </div>
  );
}

const Marks = ({ template }: { template: Template }) => (
  <>
    <span className="soft">
      {mailTemplateGroups[template.category as keyof typeof mailTemplateGroups]},{' '}
      {templateKinds[template.kind as keyof typeof templateKinds]}
    </span>
    {template.isEdited && <StatusChip tone="info">Edited</StatusChip>}
    {template.disabled && <StatusChip tone="warning">Disabled</StatusChip>}
  </>
);

type SectionProps = {
  readonly template: Template;
  readonly words: Words;
  readonly put: (words: Partial<Words>) => void;
  readonly restore: (version: number) => Promise<void>;
};

function Sections({ template, words, put, restore }: SectionProps) {
  const [params, setParams] = useSearchParams();
  const open = (tab: string) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), tab }), { replace: true });
  const items = [
    {
      key: 'content',
      label: 'Content',
      children: <Content template={template} words={words} put={put} />,
    },
    { key: 'preview', label: 'Preview', children: <Preview template={template} words={words} /> },
    {
      key: 'difference',
      label: 'Difference',
      children: <Difference before={template.defaultWords} after={words} />,
    },
    {
      key: 'versions',
      label: 'Versions',
      children: <VersionList template={template} restore={restore} />,
    },
  ];
  const tab = items.find(({ key }) => key === params.get('tab'))?.key ?? 'content';
  return <Tabs activeKey={tab} onChange={open} items={items} destroyOnHidden />;
}

function Content({ template, words, put }: Omit<SectionProps, 'restore'>) {
  const variables = variablesFor(template.about as TemplateSubject);
  const problems = validateTemplate(words.subject, variables);
  return (
    <TemplateEditor
      value={words.templateContent}
      variables={variables}
      onChange={(templateContent) => put({ templateContent })}
      above={
        <label className="template-subject">
          <span>Subject</span>
          <Input
            value={words.subject}
            maxLength={300}
            {...(problems.length > 0 && { status: 'error' as const })}
            onChange={({ target }) => put({ subject: target.value })}
          />
          {problems.map(({ message }) => (
            <span key={message} role="alert" className="template-fault">
              {message}
            </span>
          ))}
        </label>
      }
    />
  );
}
