import {
  confirm,
  PageHeader,
  PageTitle,
  panelText,
  saved,
  StatusChip,
  TabLink,
  toast,
  toastFailure,
  useUnsaved,
} from '#kernel/web';
import { Alert, Button, Input, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
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
import { useTemplate, useTemplateSteps } from './use-template.ts';
import type { Template, Words } from './use-template.ts';
import { VersionList } from './version-list.tsx';

const list = '/view/mail-templates';

/** S-136: the words of one template, how they will look, and what they were before. */
export function TemplatePage({ templateKey }: { templateKey: string }) {
  const { data, error } = useTemplate(templateKey);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return <LoadedTemplate template={data} />;
}

const wordsOf = ({ subject, templateContent }: Template): Words => ({ subject, templateContent });

function useDraftWords(template: Template) {
  const [typed, setTyped] = useState<Words | null>(null);
  const held = wordsOf(template);
  const words = typed ?? held;
  const isDirty = words.subject !== held.subject || words.templateContent !== held.templateContent;
  return {
    words,
    isDirty,
    put: (next: Partial<Words>) => setTyped({ ...words, ...next }),
    drop: () => setTyped(null),
  };
}

function LoadedTemplate({ template }: { template: Template }) {
  const { words, isDirty, put, drop } = useDraftWords(template);
  const [stamp, setStamp] = useState(template.concurrencyStamp);
  const steps = useTemplateSteps(template);
  const [isBusy, setBusy] = useState(false);

  const run = async (step: () => Promise<Template>, told: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { concurrencyStamp } = await step();
      setStamp(concurrencyStamp);
      toast.success(told);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const replace = async (step: () => Promise<Template>, told: string) => {
    if (await run(step, told)) drop();
  };
  const save = async () => {
    const isSaved = await run(() => steps.save(words, stamp), saved.record);
    if (isSaved) drop();
    return isSaved;
  };
  useUnsaved({ isDirty, save });

  const reset = async () => {
    const question = {
      text: 'Your own words are taken out, and the default words hold again. They stay in the versions.',
      yes: 'Reset to default',
      isDanger: true,
    };
    if (await confirm(question)) await replace(steps.reset, 'The default words hold again.');
  };
  const { isActive } = template;
  const told = isActive ? 'The template is disabled.' : 'The template is enabled.';
  return (
    <div className="page broad">
      <PageTitle>{template.label}</PageTitle>
      <PageHeader
        above={<TabLink to={list}>Mail Templates</TabLink>}
        title={template.label}
        meta={<Marks template={template} />}
        actions={
          <>
            <Button
              loading={isBusy}
              onClick={() => void run(() => steps.setActive(!isActive), told)}
            >
              {isActive ? 'Disable' : 'Enable'}
            </Button>
            <Button disabled={!template.isEdited} onClick={() => void reset()}>
              Reset to default
            </Button>
            <Button type="primary" disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      />
      <Sections
        template={template}
        words={words}
        put={put}
        restore={(version) =>
          replace(() => steps.restore(version), `Version ${version} holds again.`)
        }
      />
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
