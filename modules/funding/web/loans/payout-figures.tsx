import { exact, formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Amount, useSession } from '#kernel/web';
import type { Payout } from '../../domain/index.ts';

/** Words and figure of each part that is not nothing; principal always. */
export const partsOf = (payout: Payout): readonly (readonly [string, string])[] =>
  (
    [
      ['Principal', payout.principal],
      ['Interest', payout.interest],
      ['To the least interest', payout.minimumTopUp],
      ['Rebate', payout.rebate],
      ['Fees', payout.fees],
      ['Credit used', payout.credit],
      ['Owed to the borrower', payout.surplus],
    ] as const
  ).filter(([words, amount]) => words === 'Principal' || !exact(amount).isZero());

/** One figure that everybody can agree on, and what it is made of. */
export function PayoutFigures({ payout, today }: { payout: Payout; today: PlainDate }) {
  const { dateFormat } = useSession();
  return (
    <section className="loan-payout" aria-label="Payout">
      <p className="loan-total">
        <b>
          <Amount of={payout.total} />
        </b>{' '}
        settles it on {formatDate(payout.on, dateFormat)}
        {payout.on > today && <span className="soft"> if nothing else happens until then</span>}
      </p>
      <dl>
        {partsOf(payout).map(([words, amount]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
