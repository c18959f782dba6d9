import { can, formatDate, formatMoney } from '#kernel/domain';
import { api, panelText, StatusChip, TabLink, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import {
  approveBlueprint,
  invoice,
  invoiceStandings,
  standingTones,
  readCaseMoney,
} from '../../domain/index.ts';
import type { CaseMoney } from '../../domain/index.ts';
import './invoicing.css';

/** The invoices of a case with what is open, the way to the next one, and its own ledger. */
export default function CaseMoneyPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error } = useQuery({
    queryKey: ['list', invoice.base, 'ofCase', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<CaseMoney>(readCaseMoney.path, { objectId: id }, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const mayInvoice = data.pending > 0 && can(actor, approveBlueprint.ability);
  return (
    <div className="invoicing-money">
      {data.invoices.length > 0 && <Invoices invoices={data.invoices} />}
      {mayInvoice && (
        <p className="invoicing-next">
          <TabLink
            className="ant-btn ant-btn-primary"
            to={`/view/${invoice.segment}/add?objectId=${id}`}
          >
            Invoice {data.pending} {data.pending === 1 ? 'charge' : 'charges'}
          </TabLink>
        </p>
      )}
      {data.ledger && data.invoices.length > 0 && <Ledger ledger={data.ledger} />}
    </div>
  );
}

const figures = ['Total', 'Open'];

function Invoices({ invoices }: Pick<CaseMoney, 'invoices'>) {
  const { currency, dateFormat } = useSession();
  return (
    <TableFrame
      label="Invoices"
      heads={['Invoice', 'Date', 'Due', ...figures, 'Status']}
      numbers={figures}
    >
      {invoices.map((one) => (
        <tr key={one.id}>
          <td>
            <TabLink to={`/view/${invoice.segment}/detail/${one.id}`}>{one.invoiceNo}</TabLink>
          </td>
          <td>{formatDate(one.invoiceDate, dateFormat)}</td>
          <td>{formatDate(one.dueDate, dateFormat)}</td>
          <td className="number">{formatMoney(one.total, currency)}</td>
          <td className="number">{formatMoney(one.openAmount, currency)}</td>
          <td>
            <StatusChip tone={standingTones[one.standing] ?? 'neutral'}>
              {invoiceStandings[one.standing]}
            </StatusChip>
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Ledger({ ledger }: { ledger: NonNullable<CaseMoney['ledger']> }) {
  const { currency } = useSession();
  const shown = [
    ['Charged', ledger.charged],
    ['Paid with GST', ledger.paid],
    ['Owed by the customer', ledger.owedByCustomer],
    ['Specialist costs', ledger.specialistCost],
    ['Owed to the specialist', ledger.owedToSpecialist],
    ['Margin', ledger.margin],
  ] as const;
  return (
    <dl className="values invoicing-ledger" aria-label="Ledger of the case">
      {shown.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
