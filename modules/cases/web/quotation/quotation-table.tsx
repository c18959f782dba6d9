import { Amount, TableFrame } from '#kernel/web';
import type { ShownQuotation } from '../../domain/index.ts';
import './quotation-panel.css';

const heads = ['Description', 'Quantity', 'Unit price', 'Amount'];

const Sum = ({ words, amount, isLast }: { words: string; amount: string; isLast?: boolean }) => (
  <tr className={isLast ? 'ot-quotation-total' : undefined}>
    <td colSpan={3}>{words}</td>
    <td className="number">
      <Amount of={amount} />
    </td>
  </tr>
);

export const QuotationTable = ({ items, subtotal, gst, total }: ShownQuotation) => (
  <TableFrame label="Items" heads={heads} numbers={heads.slice(1)}>
    {items.map(({ id, description, quantity, unitPrice, amount, hasGst }) => (
      <tr key={id}>
        <td>
          {description}
          {!hasGst && <span className="soft"> · no GST</span>}
        </td>
        <td className="number">{quantity}</td>
        <td className="number">
          <Amount of={unitPrice} />
        </td>
        <td className="number">
          <Amount of={amount} />
        </td>
      </tr>
    ))}
    <Sum words="Without GST" amount={subtotal} />
    <Sum words="GST" amount={gst} />
    <Sum words="Total with GST" amount={total} isLast />
  </TableFrame>
);
