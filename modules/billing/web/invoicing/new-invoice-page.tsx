import { anyCase } from '#cases/domain';
import { lookup } from '#kernel/domain';
import { EmptyState, FieldInput, PageHeader, PageTitle, spoken } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Proposal } from './proposal-form.tsx';
import './invoicing.css';

const title = 'Create Invoicing & Provider Payment';
const caseField = lookup('Case', anyCase.name, { required: true });

/** choose a case, see what it would be invoiced with, adjust it, make the invoice. */
export default function NewInvoicePage() {
  const [params, setParams] = useSearchParams();
  const caseId = params.get('objectId');
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <div className="invoicing-case">
        <label htmlFor="case-to-invoice">{caseField.label}</label>
        <Suspense fallback={<Skeleton.Input active />}>
          <FieldInput
            id="case-to-invoice"
            field={caseField}
            value={caseId}
            placeholder={spoken('Number or claimant')}
            onChange={(id) => setParams(typeof id === 'string' && id ? { objectId: id } : {})}
          />
        </Suspense>
      </div>
      {caseId ? (
        <Proposal caseId={caseId} />
      ) : (
        <EmptyState
          title="Choose the case to invoice"
          text="What its steps made chargeable is proposed here, with the reason for each price."
        />
      )}
    </div>
  );
}
