import { addMoney, can, formatDate, formatMoney } from '#kernel/domain';
import {
  api,
  FieldValue,
  panelsOn,
  panelText,
  StatusChip,
  TableFrame,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Suspense } from 'react';
import { caseCharge, chargeStatuses, chargeTones } from '../../../domain/index.ts';
import type { CaseSectionProps } from '../section-props.ts';

type Charge = {
  readonly id: string;
  readonly description: string;
  readonly chargedOn: string;
  readonly amount: string | null;
  readonly payeeAmount: string | null;
  readonly hasGst: boolean;
  readonly status: keyof typeof chargeStatuses;
};

const most = 100;
const fields = ['description', 'chargedOn', 'amount', 'payeeAmount', 'hasGst', 'status'];

const sum = (charges: readonly Charge[], key: 'amount' | 'payeeAmount') =>
  addMoney(
    '0',
    ...charges.filter(({ status }) => status !== 'reversed').map((charge) => charge[key] ?? '0'),
  );

/** What the steps of the case made chargeable, and whether the customer pays in advance. */
export default function PaymentSection({ type, record }: CaseSectionProps) {
  const { actor } = useSession();
  const { prepaymentStatus, billingStatus } = type.resource.fields;
  return (
    <>
      <dl className="values">
        {billingStatus && (
          <div>
            <dt>{billingStatus.label}</dt>
            <dd>
              <FieldValue field={billingStatus} name="billingStatus" record={record} />
            </dd>
          </div>
        )}
        {prepaymentStatus && (
          <div>
            <dt>{prepaymentStatus.label}</dt>
            <dd>
              {record.prepaymentStatus ? (
                <FieldValue field={prepaymentStatus} name="prepaymentStatus" record={record} />
              ) : (
                <span className="soft">Not asked for</span>
              )}
            </dd>
          </div>
        )}
        {typeof record.prepaymentNote === 'string' && record.prepaymentNote && (
          <div className="wide">
            <dt>{type.resource.fields.prepaymentNote?.label}</dt>
            <dd>{record.prepaymentNote}</dd>
          </div>
        )}
      </dl>
      {can(actor, `${caseCharge.name}.list`) && <Charges id={record.id} />}
      {/* What billing knows of the charges of a case. */}
      {panelsOn(actor, caseCharge.name).map(({ title, panel: Panel }) => (
        <Suspense key={title} fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
          <Panel id={record.id} />
        </Suspense>
      ))}
    </>
  );
}

function Charges({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['list', caseCharge.base, 'ofCase', id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Charge[] }>(
        `/app/${caseCharge.base}`,
        { caseId: id, maxResultCount: most, fields: fields.join(',') },
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length) return <p className="soft">Nothing is charged for this case yet.</p>;
  return <ChargeTable charges={data.items} />;
}

const figures = ['Fee', 'Specialist earns'];

function ChargeTable({ charges }: { charges: readonly Charge[] }) {
  const { currency, dateFormat } = useSession();
  const money = (amount: string | null) => (amount ? formatMoney(amount, currency) : '–');
  return (
    <TableFrame
      label="Charges"
      heads={['Description', 'Date', ...figures, 'Status']}
      numbers={figures}
    >
      {charges.map((charge) => (
        <tr key={charge.id} className={charge.status === 'reversed' ? 'case-reversed' : undefined}>
          <td>{charge.description}</td>
          <td>{formatDate(charge.chargedOn, dateFormat)}</td>
          <td className="number">
            {money(charge.amount)}
            {charge.amount && charge.hasGst && <span className="soft"> + GST</span>}
          </td>
          <td className="number">{money(charge.payeeAmount)}</td>
          <td>
            <StatusChip tone={chargeTones[charge.status] ?? 'neutral'}>
              {chargeStatuses[charge.status]}
            </StatusChip>
          </td>
        </tr>
      ))}
      <tr className="case-total">
        <th scope="row" colSpan={2}>
          Total without GST
        </th>
        <td className="number">{money(sum(charges, 'amount'))}</td>
        <td className="number">{money(sum(charges, 'payeeAmount'))}</td>
      </tr>
    </TableFrame>
  );
}
