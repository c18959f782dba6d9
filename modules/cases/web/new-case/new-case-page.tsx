import { booksForAnyCompany } from '#booking/domain';
import { can } from '#kernel/domain';
import { PageHeader, PageTitle, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookCases } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { ChosenTimes } from './chosen-times.tsx';
import { ClaimantCard } from './claimant-card.tsx';
import { NewCaseFields } from './new-case-fields.tsx';
import { caseSections } from './new-case-sections.ts';
import { useNewCase } from './use-new-case.ts';
import { WhatToKnow } from './what-to-know.tsx';
import './new-case.css';

const startOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['clientId', 'companyId', 'specialistId', 'specialtyId'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );

/** One path to a new case: who, for whom, about what, and, where wanted, when. */
export function NewCasePage({ type }: { type: CaseType }) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const { resource } = type;
  const booking = bookCases(resource);
  const form = useNewCase(type, booking, startOf(params));
  const [isChoosing, setChoosing] = useState(false);
  const [thing] = resource.label;
  const count = form.slots.length;
  const save = async () => (count ? form.book() : form.save());
  useUnsaved({ isDirty: form.isDirty, save });
  const mayBook = can(actor, booking.ability);
  return (
    <div className="page">
      <PageTitle>{`Create ${thing}`}</PageTitle>
      <PageHeader
        title={`Create ${thing}`}
        actions={
          <>
            {count > 0 && (
              <Button disabled={form.isSaving} onClick={() => void form.save()}>
                Save as case
              </Button>
            )}
            {mayBook && !isChoosing && (
              <Button onClick={() => setChoosing(true)}>Choose a time</Button>
            )}
            <Button type="primary" loading={form.isSaving} onClick={() => void save()}>
              {count
                ? `Save and book ${count === 1 ? 'the time' : `${count} times`}`
                : 'Save as case'}
            </Button>
          </>
        }
      />
      <div className="new-case">
        <div className="new-case-form">
          <ClaimantCard form={form} type={type} isPractice={booksForAnyCompany(actor)} />
          {Object.entries(caseSections).map(([title, keys]) => (
            <NewCaseFields key={title} title={title} keys={keys} form={form} type={type} />
          ))}
          {isChoosing && <ChosenTimes form={form} />}
        </div>
        <WhatToKnow form={form} />
      </div>
    </div>
  );
}

export const newCasePage = (type: CaseType) => () => <NewCasePage type={type} />;
