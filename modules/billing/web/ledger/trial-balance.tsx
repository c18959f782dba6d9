import { date, formatMoney } from '#kernel/domain';
import {
  api,
  EmptyState,
  FieldInput,
  panelText,
  TableFrame,
  todayIn,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { readTrialBalance } from '../../domain/index.ts';

type Balance = {
  readonly accounts: readonly {
    readonly accountCodeId: string;
    readonly code: string;
    readonly name: string;
    readonly debit: string;
    readonly credit: string;
  }[];
  readonly debit: string;
  readonly credit: string;
};

const shown = (amount: string): string => (amount === '0.00' ? '' : formatMoney(amount));

const asOfField = date('As of', { required: true });

export function TrialBalance({ open }: { open: (accountId: string) => void }) {
  const { zone } = useSession();
  const [asOf, setAsOf] = useState<string>(todayIn(zone));
  const { data, error } = useQuery({
    queryKey: ['list', 'journals', 'trial-balance', asOf],
    queryFn: ({ signal }) => api.get<Balance>(readTrialBalance.path, { asOf }, signal),
  });
  return (
    <section className="card" aria-label="Trial balance">
      <h2>Trial balance</h2>
      <div className="toolbar">
        <label htmlFor="trial-balance-day">As of</label>
        <FieldInput
          id="trial-balance-day"
          field={asOfField}
          value={asOf}
          onChange={(day) => typeof day === 'string' && setAsOf(day)}
        />
      </div>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data && !data.accounts.length && <EmptyState title="Nothing was posted by that day." />}
      {data && data.accounts.length > 0 && (
        <TableFrame
          label="Trial balance"
          heads={['Account', 'Debit', 'Credit']}
          numbers={['Debit', 'Credit']}
        >
          {data.accounts.map(({ accountCodeId, code, name, debit, credit }) => (
            <tr key={accountCodeId}>
              <td>
                <button type="button" className="text-button" onClick={() => open(accountCodeId)}>
                  {code} {name}
                </button>
              </td>
              <td className="number">{shown(debit)}</td>
              <td className="number">{shown(credit)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className="number">
              <strong>{formatMoney(data.debit)}</strong>
            </td>
            <td className="number">
              <strong>{formatMoney(data.credit)}</strong>
            </td>
          </tr>
        </TableFrame>
      )}
    </section>
  );
}
