import { formatMoney } from '#kernel/domain';
import { EmptyState, Notice, TableFrame, useSession } from '#kernel/web';
import type { Difference } from './use-price-list.ts';

/** What is added, changed and ended, with the price before and after. */
export function DifferenceView({ difference }: { difference: Difference }) {
  const { added, changed, ended, same, faults } = difference;
  const isEmpty = !added.length && !changed.length && !ended.length;
  return (
    <>
      {faults.length > 0 && (
        <Notice
          tone="danger"
          title={`${faults.length} rows cannot be read. Put them right in the sheet first.`}
        >
          <ul>
            {faults.slice(0, 10).map(({ row, message }) => (
              <li key={`${row} ${message}`}>{`Row ${row}: ${message}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{`${added.length} added, ${changed.length} changed, ${ended.length} ended, ${same} as before.`}</p>
      {isEmpty && !faults.length && (
        <EmptyState title="Nothing changes" text="The catalogue says what is in force already." />
      )}
      <Lines title="Changed" lines={changed} />
      <Lines title="Added" lines={added} />
      <Lines title="Ended" lines={ended} />
    </>
  );
}

type Line = Difference['added'][number] & {
  readonly oldPrice?: string | null;
  readonly others?: readonly string[];
};
const most = 200;

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { currency } = useSession();
  const shown = (price: string | null | undefined) =>
    price === null || price === undefined ? '–' : formatMoney(price, currency);
  const isChange = title === 'Changed';
  if (!lines.length) return null;
  return (
    <>
      <h2>{`${title} (${lines.length})`}</h2>
      <TableFrame
        label={title}
        heads={['Item', 'Name', ...(isChange ? ['Old price', 'New price'] : ['Price'])]}
        numbers={['Old price', 'New price', 'Price']}
      >
        {lines.slice(0, most).map(({ number, name, price, oldPrice, others = [] }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>
              {name}
              {others.length > 0 && <div className="soft">{others.join(', ')}</div>}
            </td>
            {isChange && <td className="number">{shown(oldPrice)}</td>}
            <td className="number">{shown(price)}</td>
          </tr>
        ))}
      </TableFrame>
      {lines.length > most && <p className="soft">{`and ${lines.length - most} more.`}</p>}
    </>
  );
}
