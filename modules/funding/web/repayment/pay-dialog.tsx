import { splitByWeight } from '#billing/domain';
import { exact, referencesOf, toCents } from '#kernel/domain';
import { ActionDialog, Amount, api, callAction, TableFrame, toast } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payRepaymentInvoice, repaymentLine } from '../../domain/index.ts';
import './repayment.css';

type ShownLine = {
  readonly id: string;
  readonly loanId?: string;
  readonly total: string;
  readonly paid: string;
};

const isAmount = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^\d+(?:\.\d{1,2})?$/.test(typed);

/** Who gets what of an amount; nothing typed is all that is open. */
export function sharesOf(lines: readonly ShownLine[], typed: unknown) {
  const open = lines.map((line) => ({
    ...line,
    weight: toCents(exact(line.total).minus(line.paid)),
  }));
  const whole = open.reduce((sum, { weight }) => sum.plus(weight), exact(0));
  const amount = isAmount(typed) ? typed : toCents(whole);
  return exact(amount).greaterThan(whole) ? [] : splitByWeight(amount, open);
}

type Props = { id: string; close: () => void; changed: () => Promise<void> };

/** Says which loan gets what before the money is taken in. */
export function PayDialog({ id, close, changed }: Props) {
  const [typed, setTyped] = useState<unknown>(null);
  const { data } = useQuery({
    queryKey: ['list', repaymentLine.base, id, 'shares'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: ShownLine[] }>(
        `/app/${repaymentLine.base}`,
        { invoiceId: id, maxResultCount: 100 },
        signal,
      ),
  });
  const run = async (input: Record<string, unknown>) => {
    await callAction(payRepaymentInvoice, id, input);
    toast.success('The payment was entered on the loans.');
    close();
    await changed();
  };
  const shares = data ? sharesOf(data.items, typed) : [];
  return (
    <ActionDialog
      action={payRepaymentInvoice}
      run={run}
      close={close}
      typed={({ amount }) => setTyped(amount)}
    >
      {shares.length > 0 && (
        <div className="repayment-shares">
          <TableFrame label="Shares" heads={['Loan', 'Open', 'Gets']} numbers={['Open', 'Gets']}>
            {shares.map(({ weight, share, ...line }) => (
              <tr key={line.id}>
                <td>{referencesOf('loanId', line)[0]?.displayName}</td>
                <td className="number">
                  <Amount of={weight} />
                </td>
                <td className="number">
                  <Amount of={share} />
                </td>
              </tr>
            ))}
          </TableFrame>
        </div>
      )}
    </ActionDialog>
  );
}
