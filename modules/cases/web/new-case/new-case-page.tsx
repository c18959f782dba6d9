import { booksForAnyCompany } from '#booking/domain';
import { can } from '#kernel/domain';
import { PageHeader, PageTitle, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookCases, imeType } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { ChosenTimes } from './chosen-times.tsx';
import { ClaimantCard } from './claimant-card.tsx';
import { NewCaseFields } from './new-case-fields.tsx';
import { caseSections } from './new-case-sections.ts';
import { useNewCase } from './use-new-case.ts';
import { WhatToKnow } from './what-to-know.tsx';
import './new-case.css';

type Props = {
  type?: CaseType;
  /** Makes the cases and books their slots; without it a case is only made. */
  booking?: typeof bookCases | null;
};

const startOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['clientId', 'companyId', 'specialistId', 'specialtyId'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );

/** One path to a new case: who, for whom, about what, and, where wanted, when. */
export default function NewCasePage({ type = imeType, booking = bookCases }: Props) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const form = useNewCase(type, booking, startOf(params));
  const [isChoosing, setChoosing] = useState(false);
  const { resource } = type;
  const [thing] = resource.label;
  const count = form.slots.length;
  const save = async () => (count ? form.book() : form.save());
  useUnsaved({ isDirty: form.isDirty, save });
  const mayBook = booking !== null && can(actor, booking.ability);
  return (
    <div className="page">
      <PageTitle>{`New ${thing}`}</PageTitle>
      <PageHeader
        title={`New ${thing}`}
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
