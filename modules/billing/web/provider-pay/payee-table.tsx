import { money } from '#kernel/domain';
import { Amount, FieldInput, StatusChip, TableFrame } from '#kernel/web';
import { Checkbox } from 'antd';
import { Link } from 'react-router';
import { payTerms, payTroubles } from '../../domain/index.ts';
import { isPayable, toggled } from './chosen-payees.ts';
import type { Limits } from './chosen-payees.ts';
import type { DuePayee } from './use-due-pay.ts';

type Props = {
  payees: readonly DuePayee[];
  leftOut: ReadonlySet<string>;
  setLeftOut: (ids: ReadonlySet<string>) => void;
  limits: Limits;
  setLimits: (limits: Limits) => void;
};

const heads = ['', 'Specialist', 'Fees', 'With GST', 'Withheld', 'Transfer', 'Not yet payable'];
const figures = ['Fees', 'With GST', 'Withheld', 'Transfer', 'Not yet payable'];
const limitField = money('Pay at most');

const words = {
  noAccount: 'No account',
  noAbn: 'No ABN',
  noGst: 'No GST',
  recovering: 'To recover',
} as const;

/** Where the details of a specialist are kept, or begun. */
const termsPath = ({ termsId, specialistId }: DuePayee): string =>
  termsId
    ? `/view/${payTerms.segment}/detail/${termsId}`
    : `/view/${payTerms.segment}/add?specialistId=${specialistId}`;

const Troubles = ({ payee }: { payee: DuePayee }) => (
  <span className="facts">
    {payee.troubles.map((trouble) => (
      <span key={trouble} title={payTroubles[trouble]}>
        <StatusChip tone={trouble === 'noAbn' ? 'warning' : 'danger'}>{words[trouble]}</StatusChip>
      </span>
    ))}
    <Link to={termsPath(payee)}>Pay details</Link>
  </span>
);

/** Who gets what, and what to know before. */
export const PayeeTable = ({ payees, leftOut, setLeftOut, limits, setLimits }: Props) => (
  <TableFrame label="Who is paid" heads={[...heads, 'Pay at most', 'To know']} numbers={figures}>
    {payees.map((payee) => {
      const { specialistId: id, name, fees, total, withheld, net, waiting } = payee;
      const canPay = isPayable(payee);
      return (
        <tr key={id}>
          <td>
            <Checkbox
              aria-label={`Pay ${name}`}
              checked={canPay && !leftOut.has(id)}
              disabled={!canPay}
              onChange={() => setLeftOut(toggled(leftOut, id))}
            />
          </td>
          <td>{name}</td>
          <td className="number">{fees}</td>
          <td className="number">
            <Amount of={total} />
          </td>
          <td className="number">
            <Amount of={withheld} />
          </td>
          <td className="number">
            <Amount of={net} />
          </td>
          <td className="number">
            <Amount of={waiting} />
          </td>
          <td>
            {canPay && (
              <>
                <label className="hidden-text" htmlFor={`most-${id}`}>
                  Pay {name} at most
                </label>
                <FieldInput
                  id={`most-${id}`}
                  field={limitField}
                  value={limits[id] ?? null}
                  onChange={(value) =>
                    setLimits({ ...limits, [id]: typeof value === 'string' ? value : '' })
                  }
                />
              </>
            )}
          </td>
          <td>
            <Troubles payee={payee} />
          </td>
        </tr>
      );
    })}
  </TableFrame>
);
