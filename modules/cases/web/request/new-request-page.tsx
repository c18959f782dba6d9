import { booksForAnyCompany } from '#booking/domain';
import { PageHeader, PageTitle, useSession, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { CaseType } from '../../domain/index.ts';
import { ClaimantCard } from '../new-case/claimant-card.tsx';
import { NewCaseFields } from '../new-case/new-case-fields.tsx';
import { WhatToKnow } from '../new-case/what-to-know.tsx';
import '../new-case/new-case.css';
import { NewMaterial } from './new-material.tsx';
import { requestSections } from './new-request-sections.ts';
import { OriginCard } from './origin-card.tsx';
import { useNewRequest } from './use-new-request.ts';
import { useOrigin } from './use-origin.ts';
import './request.css';

const startOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['clientId', 'companyId', 'specialistId', 'originCaseId'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );

/** A report on papers: of which case, to whom, what is asked and what goes along. */
export function NewRequestPage({ type }: { type: CaseType }) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const form = useNewRequest(type, startOf(params));
  const origin = useOrigin(form.values.originCaseId);
  const [thing] = type.resource.label;
  useUnsaved({ isDirty: form.isDirty, save: form.save });
  const taken = useRef<string | null>(null);
  const { takeOver } = form;
  useEffect(() => {
    if (!origin.data || taken.current === origin.data.id) return;
    taken.current = origin.data.id;
    takeOver(origin.data);
  }, [origin.data, takeOver]);
  return (
    <div className="page">
      <PageTitle>{`Create ${thing}`}</PageTitle>
      <PageHeader
        title={`Create ${thing}`}
        actions={
          <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
            Save as case
          </Button>
        }
      />
      <div className="new-case">
        <div className="new-case-form">
          <OriginCard form={form} type={type} origin={origin} />
          <ClaimantCard form={form} type={type} isPractice={booksForAnyCompany(actor)} />
          {Object.entries(requestSections).map(([title, keys]) => (
            <NewCaseFields
              key={title}
              title={title}
              keys={keys.filter(
                (key) => key !== 'agreedFee' || form.values.requestKind === 'withFee',
              )}
              form={form}
              type={type}
            />
          ))}
          <NewMaterial form={form} origin={origin.data ?? null} />
        </div>
        <WhatToKnow form={form} />
      </div>
    </div>
  );
}

export const newRequestPage = (type: CaseType) => () => <NewRequestPage type={type} />;
