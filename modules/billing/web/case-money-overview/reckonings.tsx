import { exact } from '#kernel/domain';
import { Amount } from '#kernel/web';
import type { ShownPicture } from '../../domain/index.ts';

type Reckoning = ShownPicture['reckonings'][number];

/** A total, and beside it what it is made of. */
export const Reckonings = ({ reckonings }: Pick<ShownPicture, 'reckonings'>) => (
  <dl className="case-reckonings">
    {reckonings.map((one) => (
      <div key={one.name} className="case-reckoning">
        <dt>{one.name}</dt>
        <dd>
          <b>
            <Amount of={one.total} />
          </b>
        </dd>
        <Parts of={one} />
      </div>
    ))}
  </dl>
);

function Parts({ of: { parts, difference } }: { of: Reckoning }) {
  const isOff = !exact(difference).isZero();
  const shown = isOff ? [...parts, { name: 'Does not agree', amount: difference }] : parts;
  return (
    <dd className="case-reckoning-parts">
      {shown.map(({ name, amount }, at) => (
        <span
          key={name}
          className={at >= parts.length ? 'case-reckoning-off' : undefined}
          data-empty={exact(amount).isZero() || undefined}
        >
          <i aria-hidden="true">{at ? '+' : '='}</i> {name} <Amount of={amount} />
        </span>
      ))}
    </dd>
  );
}
