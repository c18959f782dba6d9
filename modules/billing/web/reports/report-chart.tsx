import { exact } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { figureText } from '../../domain/index.ts';
import type { ReportTable } from '../../domain/index.ts';

/** The totals as bars; the table below says the same in figures. */
export function ReportChart({ table }: { table: ReportTable }) {
  const { currency } = useSession();
  const bars = table.columns.flatMap((column, at) =>
    column.inChart ? [{ column, value: table.totals[at] ?? '0.00' }] : [],
  );
  const highest = bars.reduce(
    (most, { value }) => (exact(value).greaterThan(most) ? exact(value) : most),
    exact(0),
  );
  if (highest.isZero()) return null;
  const height = (value: string) =>
    exact(value).isNegative() ? '0%' : `${exact(value).div(highest).times(100).toFixed(1)}%`;
  return (
    <figure className="report-chart" aria-hidden>
      {bars.map(({ column, value }) => (
        <div key={column.key} title={`${column.label}: ${figureText(column, value, currency)}`}>
          <span className="report-bar">
            <span style={{ height: height(value) }} />
          </span>
          <span>{column.label}</span>
        </div>
      ))}
    </figure>
  );
}
