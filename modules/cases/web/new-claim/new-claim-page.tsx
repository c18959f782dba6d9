import { booksForAnyCompany } from '#booking/domain';
import { PageHeader, PageTitle, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { CaseType } from '../../domain/index.ts';
import { ClaimantCard } from '../new-case/claimant-card.tsx';
import { NewCaseFields } from '../new-case/new-case-fields.tsx';
import '../new-case/new-case.css';
import type { NewCaseForm } from '../new-case/use-new-case.ts';
import { WhatToKnow } from '../new-case/what-to-know.tsx';
import { useNewClaim } from './use-new-claim.ts';

export type NewClaim = {
  readonly type: CaseType;
  /** What is asked, by the heading of its card. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** What follows from what is typed, before anything is saved. */
  readonly Follows: ComponentType<{ form: NewCaseForm }>;
};

const known = ['clientId', 'companyId'];

/** Who, for whom, what happened; what follows from it stands beside it at once. */
export function NewClaimPage({ type, sections, Follows }: NewClaim) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const start = Object.fromEntries(
    known.flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const form = useNewClaim(type, Object.values(sections).flat(), start);
  const [thing] = type.resource.label;
  useUnsaved({ isDirty: form.isDirty, save: form.save });
  return (
    <div className="page">
      <PageTitle>{`Create ${thing}`}</PageTitle>
      <PageHeader
        title={`Create ${thing}`}
        actions={
          <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
            Save
          </Button>
        }
      />
      <div className="new-case">
        <div className="new-case-form">
          <ClaimantCard form={form} type={type} isPractice={booksForAnyCompany(actor)} />
          {Object.entries(sections).map(([title, keys]) => (
            <NewCaseFields key={title} title={title} keys={keys} form={form} type={type} />
          ))}
        </div>
        <div className="new-case-know">
          <Follows form={form} />
          <WhatToKnow form={form} />
        </div>
      </div>
    </div>
  );
}
