import { can, exact, resourceNamed } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Link } from 'react-router';
import { figureText } from '../../domain/index.ts';
import type { Opens, ReportCell, ReportColumn } from '../../domain/index.ts';

type Props = {
  cell: ReportCell;
  column: ReportColumn;
  /** Rows that no list shows, and rows of two kinds, are shown over the report. */
  show: (opens: Opens, value: string) => void;
};

const hasList = (name: string): boolean => {
  const only = resourceNamed(name).pages?.only;
  return !only || only.includes('list');
};

/** A figure opens the rows that it adds up. */
export function FigureLink({ cell: { value, opens }, column, show }: Props) {
  const { actor, currency } = useSession();
  const text = figureText(column, value, currency);
  if (value === '' || exact(value).isZero()) return <span className="soft">{text}</span>;
  if (!opens || !can(actor, `${opens.resource}.list`)) return text;
  if (hasList(opens.resource) && !opens.ids && !opens.also)
    return <Link to={`/view/${resourceNamed(opens.resource).segment}?${opens.query}`}>{text}</Link>;
  return (
    <button type="button" className="text-button" onClick={() => show(opens, value)}>
      {text}
    </button>
  );
}
