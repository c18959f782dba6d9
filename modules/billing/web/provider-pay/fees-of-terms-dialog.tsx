import type { ChoiceDialogProps } from '#kernel/web';
import { Amount, Dialog, LeaveButton, useSession } from '#kernel/web';
import { formatDate } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { Button } from 'antd';
import type { TouchedFee } from '../../domain/index.ts';

type About = {
  readonly before: Money;
  readonly after: Money;
  readonly count: number;
  readonly fees: readonly TouchedFee[];
};

/** The open fees that new terms would change, before anything is saved. */
export function FeesOfTermsDialog({ choice, answer }: Omit<ChoiceDialogProps, 'tryOut'>) {
  const { before, after, count, fees } = choice.about as About;
  return (
    <Dialog
      kind="summary"
      title={count === 1 ? '1 open fee says otherwise' : `${count} open fees say otherwise`}
      close={() => answer(null)}
      footer={
        <>
          <LeaveButton>Keep the terms as they are</LeaveButton>
          {choice.options.map(({ value, confirm }, at) => (
            <Button
              key={value}
              type={at === 0 ? 'primary' : 'default'}
              onClick={() => answer(value)}
            >
              {confirm}
            </Button>
          ))}
        </>
      }
    >
      <p>
        Nothing of them is paid yet. Together they say{' '}
        <b>
          <Amount of={before} />
        </b>{' '}
        and would say{' '}
        <b>
          <Amount of={after} />
        </b>
        .
      </p>
      <FeesTable fees={fees} />
      {count > fees.length && <p className="soft">and {count - fees.length} more</p>}
    </Dialog>
  );
}

function FeesTable({ fees }: Pick<About, 'fees'>) {
  const { dateFormat } = useSession();
  return (
    <table className="mini-table" aria-label="Open fees">
      <thead>
        <tr>
          <th scope="col">Earned</th>
          <th scope="col">For</th>
          <th scope="col" className="number">
            Now
          </th>
          <th scope="col" className="number">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee) => (
          <tr key={fee.id}>
            <td>{formatDate(fee.earnedOn, dateFormat)}</td>
            <td>{[fee.description, fee.caseNo, fee.specialist].filter(Boolean).join(', ')}</td>
            <td className="number">
              <Amount of={fee.total} />
            </td>
            <td className="number">
              <Amount of={fee.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
