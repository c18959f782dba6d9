import {
  PageHeader,
  PageTitle,
  panelText,
  StatusChip,
  TabLink,
  useMayLeave,
  useUnsaved,
} from '#kernel/web';
import { Alert, Button, Input, Skeleton, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import {
  audiences,
  mailTemplateGroups,
  labelOfPath,
  needsOf,
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

type PageProps = {
  readonly templateKey: string;
  /** Where the page stands in place of the list: shows the list again. */
  readonly toList?: (() => void) | undefined;
};

/** S-136: the words of one template, how they will look, and what they were before. */
export function TemplatePage({ templateKey, toList }: PageProps) {
  const { data, error } = useTemplate(templateKey);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return <LoadedTemplate template={data} toList={toList} />;
}

type LoadedProps = Pick<PageProps, 'toList'> & { readonly template: Template };

function LoadedTemplate({ template, toList }: LoadedProps) {
  const { words, isDirty, isBusy, put, save, setActive, reset, restore } = useWriting(template);
  useUnsaved({ isDirty, save });
  return (
    <div className="page broad">
      <PageTitle>{template.label}</PageTitle>
      <PageHeader
        above={<ListLink toList={toList} />}
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

/** In the tab of the list its address is the same: the page gives way instead of opening it. */
function ListLink({ toList }: Pick<PageProps, 'toList'>) {
  const mayLeave = useMayLeave();
  if (!toList) return <TabLink to={list}>Mail Templates</TabLink>;
  const leave = async () => {
    if (await mayLeave()) toList();
  };
  return (
    <a
      href={list}
      onClick={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      Mail Templates
    </a>
  );
}

const Marks = ({ template }: { template: Template }) => (
  <>
    <span className="soft">
      {mailTemplateGroups[template.category as keyof typeof mailTemplateGroups]},{' '}
      {templateKinds[template.kind as keyof typeof templateKinds]}
    </span>
    {template.audience && (
      <span className="soft">
        Written to: {audiences[template.audience as keyof typeof audiences]}
      </span>
    )}
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

/** What a record must say before a mail of these words may leave. */
function needsText({ subject, templateContent }: Words): string {
  const needs = needsOf(subject, templateContent).map(labelOfPath);
  return needs.length ? `Needs: ${needs.join(', ')}` : '';
}

export function Content({ template, words, put }: Omit<SectionProps, 'restore'>) {
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
          <span className="soft">{needsText(words)}</span>
        </label>
      }
    />
  );
}
