import { exact } from '#kernel/domain';
import { Amount, TableFrame } from '#kernel/web';
import type { PayoutFigure } from '../../domain/index.ts';

const rows = (payout: PayoutFigure): readonly (readonly [string, string])[] => [
  ['Principal', payout.principal],
  ['Interest', payout.interest],
  ['Interest to the least agreed', payout.minimumTopUp],
  ['Rebate for settling early', payout.rebate],
  ['Fees with GST', payout.fees],
  ['Credit used', payout.credit],
];

/** How the payout comes together; what is nothing is left out. */
export const PayoutTable = ({ payout }: { payout: PayoutFigure }) => (
  <TableFrame label="Payout" heads={['Part', 'Amount']} numbers={['Amount']}>
    {rows(payout)
      .filter(([, amount]) => !exact(amount).isZero())
      .map(([words, amount]) => (
        <tr key={words}>
          <td>{words}</td>
          <td className="number">
            <Amount of={amount} />
          </td>
        </tr>
      ))}
    <tr>
      <th scope="row">Payout</th>
      <td className="number">
        <b>
          <Amount of={payout.total} />
        </b>
      </td>
    </tr>
    {!exact(payout.surplus).isZero() && (
      <tr>
        <td>Owed to the borrower, beside the payout</td>
        <td className="number">
          <Amount of={payout.surplus} />
        </td>
      </tr>
    )}
  </TableFrame>
);
