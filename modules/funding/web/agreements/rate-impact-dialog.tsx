import type { Money } from '#kernel/domain';
import type { ChoiceDialogProps } from '#kernel/web';
import { Amount, Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { useRef } from 'react';
import './agreements.css';

type About = {
  /** Empty: there are too many to count before. */
  readonly total: Money | null;
  readonly count: number;
  readonly loans: readonly { readonly id: string; readonly loanNo: string; readonly by: Money }[];
};

/** By how much each loan changes today, before it does. Enter goes on, Escape leaves all as it is. */
export function RateImpactDialog({ choice, answer }: Omit<ChoiceDialogProps, 'tryOut'>) {
  const { total, count, loans } = choice.about as About;
  const button = useRef<HTMLButtonElement>(null);
  const [option] = choice.options;
  return (
    <Dialog
      kind="summary"
      title={count === 1 ? '1 loan is counted again' : `${count} loans are counted again`}
      close={() => answer(null)}
      opened={() => button.current?.focus()}
      footer={
        <>
          <LeaveButton>Keep the rate as it is</LeaveButton>
          {option && (
            <Button ref={button} type="primary" onClick={() => answer(option.value)}>
              {option.confirm}
            </Button>
          )}
        </>
      }
    >
      {total === null ? (
        <p className="agreement-rate-total">
          Too many to show by how much each of them changes. {option?.hint}
        </p>
      ) : (
        <Differences total={total} count={count} loans={loans} hint={option?.hint} />
      )}
    </Dialog>
  );
}

type DifferencesProps = Omit<About, 'total'> & { total: Money; hint: string | undefined };

function Differences({ total, count, loans, hint }: DifferencesProps) {
  return (
    <>
      <p className="agreement-rate-total">
        What is owed today changes by{' '}
        <b>
          <Amount of={total} />
        </b>
        . {hint}
      </p>
      <table className="mini-table" aria-label="Loans">
        <thead>
          <tr>
            <th scope="col">Loan</th>
            <th scope="col" className="number">
              Changes by
            </th>
          </tr>
        </thead>
        <tbody>
          {loans.map(({ id, loanNo, by }) => (
            <tr key={id}>
              <td>{loanNo}</td>
              <td className="number">
                <Amount of={by} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > loans.length && <p className="soft">and {count - loans.length} more</p>}
    </>
  );
}
