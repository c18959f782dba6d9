import { booksForAnyCompany } from '#booking/domain';
import { PageHeader, PageTitle, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import type { CaseType } from '../../domain/index.ts';
import { AskedField, AskedGrid } from '../appointment/asked-field.tsx';
import { ClaimantCard } from './claimant-card.tsx';
import type { NewCaseValues } from './new-case-values.ts';
import { usePlainCase } from './use-plain-case.ts';
import { WhatToKnow } from './what-to-know.tsx';
import './new-case.css';

type Section = {
  readonly title: string;
  readonly keys: readonly string[];
  /** Whether it matters as things stand; what does not is not asked. */
  readonly isAsked?: (values: NewCaseValues) => boolean;
};

type Props = {
  type: CaseType;
  sections: readonly Section[];
  start?: NewCaseValues;
  /** What comes after saving, in a sentence. */
  next: string;
};

const fromAddress = (params: URLSearchParams): NewCaseValues =>
  Object.fromEntries(
    ['clientId', 'companyId'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );

/** Who it is about and for whom, then what this kind of work begins with, and nothing else. */
export function PlainCasePage({ type, sections, start = {}, next }: Props) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const keys = sections.flatMap((section) => section.keys);
  const form = usePlainCase(type, keys, { ...start, ...fromAddress(params) });
  const { resource } = type;
  const title = `Create ${resource.label[0]}`;
  useUnsaved({ isDirty: form.isDirty, save: form.save });
  const shown = sections.filter(({ isAsked }) => isAsked?.(form.values) ?? true);
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
            Save
          </Button>
        }
      />
      <div className="new-case">
        <div className="new-case-form">
          <ClaimantCard form={form} type={type} isPractice={booksForAnyCompany(actor)} />
          {shown.map((section) => (
            <SectionFields key={section.title} section={section} form={form} type={type} />
          ))}
          <p className="soft">{next}</p>
        </div>
        <WhatToKnow form={form} />
      </div>
    </div>
  );
}

type FieldsProps = {
  section: Section;
  form: ReturnType<typeof usePlainCase>;
  type: CaseType;
};

const SectionFields = ({ section: { title, keys }, form, type }: FieldsProps) => (
  <section className="card" aria-label={title}>
    <h2>{title}</h2>
    <AskedGrid>
      {keys.map((key) => {
        const field = type.resource.fields[key];
        return (
          field && (
            <AskedField
              key={key}
              field={field}
              value={form.values[key]}
              error={form.errors[key]}
              references={form.references}
              isWide={field.kind === 'longText'}
              onChange={(value) => form.set(key, value)}
            />
          )
        );
      })}
    </AskedGrid>
  </section>
);
