import { formatDateTime } from '#kernel/domain';
import type { AnswerOf } from '#kernel/domain';
import { api, spoken, StatusChip, TabLink, useSession } from '#kernel/web';
import { reportDeliveries } from '#parties/domain';
import { useQuery } from '@tanstack/react-query';
import { casesOfClaimant } from '../../domain/index.ts';
import type { linkedCaseShape } from '../../domain/index.ts';
import { sameClaimantWarning } from './same-claimant.ts';
import type { TypedCase } from './use-typed-case.ts';

type Cases = { readonly items: readonly AnswerOf<{ answer: typeof linkedCaseShape }>[] };

type Company = {
  readonly name: string;
  readonly prepaymentRequired?: boolean;
  readonly reportDelivery?: keyof typeof reportDeliveries | null;
  readonly isHighRisk?: boolean;
  readonly highRiskReasonToStaff?: string | null;
  readonly highRiskReasonToBookingCm?: string | null;
};

const useRead = <T,>(path: string, query: Record<string, string> | null) =>
  useQuery({
    queryKey: ['new case', path, query],
    enabled: query !== null,
    retry: false,
    queryFn: ({ signal }) => api.get<T>(path, query ?? {}, signal),
  }).data;

/** What somebody should know before the case is made: other cases, and what the company wants. */
export function WhatToKnow({ form }: { form: TypedCase }) {
  const { clientId, companyId } = form.values;
  const cases = useRead<Cases>(
    casesOfClaimant.path,
    typeof clientId === 'string' ? { clientId } : null,
  );
  const company = useRead<Company>(
    `/app/companies/${String(companyId)}`,
    typeof companyId === 'string' ? {} : null,
  );
  if (!cases?.items.length && !company) return null;
  return (
    <aside className="new-case-know" aria-label="What to know">
      {cases && cases.items.length > 0 && <OtherCases cases={cases.items} form={form} />}
      {company && typeof companyId === 'string' && <CompanyWants company={company} />}
    </aside>
  );
}

function OtherCases({ cases, form }: { cases: Cases['items']; form: TypedCase }) {
  const { zone, dateFormat } = useSession();
  const warning = sameClaimantWarning(cases, form.slots, form.values.specialistId ?? null);
  return (
    <section className="card">
      <h2>{spoken('Cases of this claimant')}</h2>
      {warning && (
        <p role="alert" className="new-case-warning">
          {warning}
        </p>
      )}
      <ul>
        {cases.map(({ id, caseNo, segment, statusName, specialist, appointmentDate }) => (
          <li key={id} className="new-case-known">
            <TabLink to={`/view/${segment}/detail/${id}`}>{caseNo}</TabLink>
            <span>{statusName}</span>
            <span className="soft">
              {[specialist, appointmentDate && formatDateTime(appointmentDate, zone, dateFormat)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CompanyWants = ({ company }: { company: Company }) => (
  <section className="card">
    <h2>{company.name}</h2>
    <ul>
      {company.isHighRisk && (
        <li>
          <StatusChip tone="danger">High risk</StatusChip>{' '}
          {company.highRiskReasonToStaff ?? company.highRiskReasonToBookingCm}
        </li>
      )}
      {company.prepaymentRequired && (
        <li>
          <StatusChip tone="warning">Prepayment</StatusChip> Paperwork goes out once it is paid.
        </li>
      )}
      <li>
        Reports:{' '}
        {company.reportDelivery
          ? reportDeliveries[company.reportDelivery]
          : 'as the practice sends'}
      </li>
    </ul>
  </section>
);
