import type { SheetRow } from '../layout/sheet.ts';

export const RowName = ({ row }: { row: SheetRow }) => (
  <div className="cal-name">
    <span className="cal-name-main" title={row.name}>
      {row.name}
    </span>
    <span className="cal-name-note" title={row.note}>
      {row.note}
    </span>
  </div>
);
