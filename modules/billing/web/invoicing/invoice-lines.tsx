import { DeleteOutlined } from '@ant-design/icons';
import { formatMoney, lookup } from '#kernel/domain';
import { api, FieldInput, TableFrame, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { approvedLineFields, serviceItem } from '../../domain/index.ts';
import { amountOf, asksWhy, extraLine, totalsOfLines } from './edited-line.ts';
import type { EditedLine, ServiceItem } from './edited-line.ts';

type Props = {
  lines: readonly EditedLine[];
  gstPercent: string;
  change: (lines: readonly EditedLine[]) => void;
};

const numbers = ['Quantity', 'Unit price', 'Amount'];
const heads = ['Line', 'Quantity', 'Unit price', 'GST', 'Amount', ''];

/** The lines of an invoice before it is made: each says where its price comes from. */
export function InvoiceLines({ lines, gstPercent, change }: Props) {
  const { currency } = useSession();
  const totals = totalsOfLines(lines, gstPercent);
  const put = (key: string, values: Partial<EditedLine>) =>
    change(lines.map((line) => (line.key === key ? { ...line, ...values } : line)));
  return (
    <>
      <TableFrame label="Lines" heads={heads} numbers={numbers}>
        {lines.map((line) => (
          <LineRow
            key={line.key}
            line={line}
            gstPercent={gstPercent}
            put={(values) => put(line.key, values)}
            remove={() => change(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
        {(
          [
            ['Without GST', totals.subtotal],
            [`GST ${gstPercent}%`, totals.gst],
            ['Total', totals.total],
          ] as const
        ).map(([words, amount]) => (
          <tr key={words} className={words === 'Total' ? 'invoicing-total' : undefined}>
            <th scope="row" colSpan={4}>
              {words}
            </th>
            <td className="number" colSpan={2}>
              {formatMoney(amount, currency)}
            </td>
          </tr>
        ))}
      </TableFrame>
      <ExtraLine add={(line) => change([...lines, line])} count={lines.length} />
    </>
  );
}

type RowProps = {
  line: EditedLine;
  gstPercent: string;
  put: (values: Partial<EditedLine>) => void;
  remove: () => void;
};

function LineRow({ line, gstPercent, put, remove }: RowProps) {
  const { currency } = useSession();
  const amount = amountOf(line, gstPercent);
  const cell = (key: 'quantity' | 'unitPrice' | 'hasGst') => (
    <>
      <label className="hidden-text" htmlFor={`${key}-${line.key}`}>
        {`${approvedLineFields[key].label} of ${line.description}`}
      </label>
      <FieldInput
        id={`${key}-${line.key}`}
        field={approvedLineFields[key]}
        value={line[key]}
        onChange={(value) => put({ [key]: key === 'hasGst' ? value === true : value })}
      />
    </>
  );
  return (
    <tr>
      <td className="invoicing-line">
        {line.description}
        <span className="invoicing-rule">{line.rule}</span>
        {asksWhy(line) && (
          <div className="invoicing-why">
            <label htmlFor={`because-${line.key}`}>
              {approvedLineFields.adjustedBecause.label}
            </label>
            <FieldInput
              id={`because-${line.key}`}
              field={approvedLineFields.adjustedBecause}
              value={line.because}
              onChange={(value) => put({ because: typeof value === 'string' ? value : '' })}
            />
          </div>
        )}
      </td>
      <td className="invoicing-figure">{cell('quantity')}</td>
      <td className="invoicing-figure">{cell('unitPrice')}</td>
      <td>{cell('hasGst')}</td>
      <td className="number">{amount ? formatMoney(amount, currency) : '–'}</td>
      <td className="mini-buttons">
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`Leave out ${line.description}`}
          onClick={remove}
        />
      </td>
    </tr>
  );
}

const itemField = lookup('Add a service item', serviceItem.name);

function ExtraLine({ add, count }: { add: (line: EditedLine) => void; count: number }) {
  const [chosen, setChosen] = useState(0);
  const choose = async (id: unknown) => {
    if (typeof id !== 'string' || !id) return;
    try {
      const item = await api.get<ServiceItem>(`/app/${serviceItem.base}/${id}`);
      add(extraLine(`extra-${count}-${chosen}-${id}`, item));
      setChosen(chosen + 1);
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <div className="invoicing-extra">
      <label htmlFor="extra-item">{itemField.label}</label>
      <FieldInput
        key={chosen}
        id="extra-item"
        field={itemField}
        value={null}
        placeholder="Choose from the price list"
        onChange={(id) => void choose(id)}
      />
    </div>
  );
}
