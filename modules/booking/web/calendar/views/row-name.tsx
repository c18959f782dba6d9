import { useSession } from '#kernel/web';
import type { SheetRow } from '../layout/sheet.ts';
import { zoneMark } from '../layout/calendar-texts.ts';
import { useTools } from '../state/calendar-context.ts';

type Props = {
  row: SheetRow;
  /** A place has one zone; a specialist works in several. */
  hasZone: boolean;
};

export function RowName({ row, hasZone }: Props) {
  const { zone } = useSession();
  const { now } = useTools();
  const mark = hasZone ? zoneMark(row.zone, zone, now) : '';
  return (
    <div className="cal-name">
      <span className="cal-name-main" title={row.name}>
        {row.name}
      </span>
      <span className="cal-name-note" title={row.note}>
        {mark && <span className="cal-zone">{mark}</span>}
        {row.note}
      </span>
    </div>
  );
}
