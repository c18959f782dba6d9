import type { PlainDate } from '#kernel/domain';

export type TermsRow = {
  readonly scope: 'tenant' | 'company';
  readonly companyId: string | null;
  readonly serviceType: string | null;
  readonly effectiveFrom: PlainDate;
  readonly termsDays: number;
  readonly taxRate: string;
  readonly requiresPurchaseOrder: boolean;
  readonly requiresClaimNo: boolean;
  readonly invoiceNote: string | null;
};

export type InvoiceTerms = Pick<
  TermsRow,
  'termsDays' | 'taxRate' | 'requiresPurchaseOrder' | 'requiresClaimNo' | 'invoiceNote'
> & { readonly from: string };

/** Where a practice has deleted every terms row. */
const withoutTerms: InvoiceTerms = {
  termsDays: 30,
  taxRate: '10',
  requiresPurchaseOrder: false,
  requiresClaimNo: false,
  invoiceNote: null,
  from: 'No billing setting: 30 days',
};

type Asked = {
  readonly companyId: string | null;
  readonly serviceType: string | null;
  readonly on: PlainDate;
};

const rank = ({ scope, serviceType }: TermsRow): number =>
  (scope === 'company' ? 2 : 0) + (serviceType ? 1 : 0);

/** G-106: a company's terms before the practice's, a service's before general ones, the newest. */
export function termsOn(rows: readonly TermsRow[], asked: Asked): InvoiceTerms {
  const fitting = rows
    .filter(({ effectiveFrom }) => effectiveFrom <= asked.on)
    .filter(({ scope, companyId }) => scope === 'tenant' || companyId === asked.companyId)
    .filter(({ serviceType }) => !serviceType || serviceType === asked.serviceType)
    .toSorted((a, b) => rank(b) - rank(a) || (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
  const [best] = fitting;
  return best ? { ...best, from: wordsOf(best) } : withoutTerms;
}

const wordsOf = ({ scope, serviceType, termsDays }: TermsRow): string =>
  `${scope === 'company' ? 'Company terms' : 'Practice terms'}${
    serviceType ? ` for ${serviceType}` : ''
  }: ${termsDays} ${termsDays === 1 ? 'day' : 'days'}`;
