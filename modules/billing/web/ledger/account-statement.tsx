import { date, formatDate, formatMoney } from '#kernel/domain';
import { api, FieldInput, panelText, TabLink, TableFrame, todayIn, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { mostStatementRows, readAccountStatement } from '../../domain/index.ts';

type Statement = {
  readonly account: { readonly code: string; readonly name: string };
  readonly opening: string;
  readonly closing: string;
  readonly isCut: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly journalId: string;
    readonly journalNo: string;
    readonly on: string;
    readonly memo: string;
    readonly debit: string;
    readonly credit: string;
    readonly balance: string;
  }[];
};

const amount = (text: string): string => (text === '0.00' ? '' : formatMoney(text));

const fields = { from: date('From'), to: date('To') };

/** From the opening balance to the closing one, each posting with the way to its journal. */
export function AccountStatement({ accountCodeId }: { accountCodeId: string }) {
  const { zone, dateFormat } = useSession();
  const today = todayIn(zone);
  const [range, setRange] = useState({ from: `${today.slice(0, 7)}-01`, to: today });
  const { data, error } = useQuery({
    queryKey: ['list', 'journals', 'statement', accountCodeId, range],
    queryFn: ({ signal }) =>
      api.get<Statement>(readAccountStatement.path, { accountCodeId, ...range }, signal),
  });
  const set = (key: keyof typeof fields) => (day: unknown) =>
    typeof day === 'string' && setRange((now) => ({ ...now, [key]: day }));
  return (
    <section className="card" aria-label="Account statement">
      <h2>{data ? `${data.account.code} ${data.account.name}` : 'Account statement'}</h2>
      <div className="toolbar">
        <label htmlFor="statement-from">From</label>
        <FieldInput
          id="statement-from"
          field={fields.from}
          value={range.from}
          onChange={set('from')}
        />
        <label htmlFor="statement-to">To</label>
        <FieldInput id="statement-to" field={fields.to} value={range.to} onChange={set('to')} />
      </div>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data?.isCut && (
        <Alert
          type="info"
          showIcon
          title={`These are the first ${mostStatementRows} postings. Choose a shorter time to see the rest.`}
        />
      )}
      {data && <StatementRows data={data} show={(day) => formatDate(day, dateFormat)} />}
    </section>
  );
}

const StatementRows = ({ data, show }: { data: Statement; show: (day: string) => string }) => (
  <TableFrame
    label="Account statement"
    heads={['Date', 'Journal', 'Text', 'Debit', 'Credit', 'Balance']}
    numbers={['Debit', 'Credit', 'Balance']}
  >
    <tr>
      <td colSpan={5}>Opening balance</td>
      <td className="number">{formatMoney(data.opening)}</td>
    </tr>
    {data.rows.map((row) => (
      <tr key={row.id}>
        <td>{show(row.on)}</td>
        <td>
          <TabLink to={`/view/journals/detail/${row.journalId}`}>{row.journalNo}</TabLink>
        </td>
        <td>{row.memo}</td>
        <td className="number">{amount(row.debit)}</td>
        <td className="number">{amount(row.credit)}</td>
        <td className="number">{formatMoney(row.balance)}</td>
      </tr>
    ))}
    <tr>
      <th scope="row" colSpan={5}>
        Closing balance
      </th>
      <td className="number">
        <strong>{formatMoney(data.closing)}</strong>
      </td>
    </tr>
  </TableFrame>
);
