import { caseCharge } from '#cases/domain';
import { readCaseMoney } from '#billing/domain';
import type { CaseMoney } from '#billing/domain';
import { can, exact } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { creditRequest } from '../../domain/index.ts';

export type CreditOfCase = RecordOf<typeof creditRequest>;
type Charge = Pick<RecordOf<typeof caseCharge>, 'id' | 'description' | 'amount'>;
type Page<T> = { readonly items: readonly T[] };

/** An invoice or a charge of the case that nobody was asked to fund. */
export type Fundable = {
  readonly id: string;
  readonly kind: 'invoiceId' | 'chargeId';
  readonly label: string;
  readonly amount: string;
  readonly isWithoutGst: boolean;
};

type Facts = {
  readonly invoices: CaseMoney['invoices'];
  readonly charges: readonly Charge[];
  readonly requests: readonly Pick<CreditOfCase, 'status' | 'invoiceId' | 'chargeId'>[];
};

/** What is open and not asked for; a request that was rejected or cancelled makes room again. */
export function fundableOf({ invoices, charges, requests }: Facts): readonly Fundable[] {
  const active = requests.filter(({ status }) => status !== '3' && status !== '4');
  const asked = new Set(active.flatMap(({ invoiceId, chargeId }) => [invoiceId, chargeId]));
  const open = (amount: string | null) => exact(amount ?? '0').greaterThan(0);
  return [
    ...invoices
      .filter(({ id, openAmount }) => open(openAmount) && !asked.has(id))
      .map(({ id, invoiceNo, openAmount }) => ({
        id,
        kind: 'invoiceId' as const,
        label: `Invoice ${invoiceNo}`,
        amount: openAmount,
        isWithoutGst: false,
      })),
    ...charges
      .filter(({ id, amount }) => open(amount) && !asked.has(id))
      .map(({ id, description, amount }) => ({
        id,
        kind: 'chargeId' as const,
        label: description,
        amount: amount ?? '0.00',
        isWithoutGst: true,
      })),
  ];
}

const chargeFields = 'description,amount';
const requestFields =
  'requestNo,status,description,amount,agreementId,invoiceId,chargeId,transactionId';

/** Staff from whom accounting is hidden (B-124) see no invoices here either. */
export function useCaseFunding(caseId: string) {
  const { actor } = useSession();
  const seesInvoices = can(actor, readCaseMoney.ability);
  return useQuery({
    queryKey: ['list', creditRequest.base, 'ofCase', caseId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [money, charges, requests] = await Promise.all([
        seesInvoices
          ? api.get<CaseMoney>(readCaseMoney.path, { objectId: caseId }, signal)
          : { invoices: [] },
        api.get<Page<Charge>>(
          `/app/${caseCharge.base}`,
          { caseId, status: 'pending', fields: chargeFields, maxResultCount: 100 },
          signal,
        ),
        api.get<Page<CreditOfCase>>(
          `/app/${creditRequest.base}`,
          { caseId, fields: requestFields, maxResultCount: 100 },
          signal,
        ),
      ]);
      const facts = { invoices: money.invoices, charges: charges.items, requests: requests.items };
      return { fundable: fundableOf(facts), requests: requests.items };
    },
  });
}
