import { useSession } from '#kernel/web';
import type { SheetRow } from '../layout/sheet.ts';
import { zoneWords } from '../layout/words.ts';

/** A zone is named where it is not the reader's own. */
export function RowName({ row }: { row: SheetRow }) {
  const { zone } = useSession();
  return (
    <div className="cal-name">
      <span className="cal-name-main" title={row.name}>
        {row.name}
      </span>
      <span className="cal-name-note" title={row.note}>
        {row.zone !== zone && <span className="cal-zone">{zoneWords(row.zone)}</span>}
        {row.note}
      </span>
    </div>
  );
}
