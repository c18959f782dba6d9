import { check, inputSchema } from '#kernel/domain';
import type { Field, Fields } from '#kernel/domain';
import { firstTrouble, RowsEditor } from '#kernel/web';
import type { EditedRow, RowColumn } from '#kernel/web';
import { itemCostFields, saveItemCosts } from '../../domain/index.ts';
import type { ShownQuotation } from '../../domain/index.ts';

const fields: Fields = itemCostFields;
const keys = Object.keys(fields);

const columns = keys.map((key): RowColumn => ({
  head: fields[key]?.label ?? '',
  cell: () => [key, fields[key] as Field],
}));

const wire = (rows: readonly EditedRow[]) =>
  rows.map((row) => ({
    ...(row['id'] ? { id: row['id'] } : {}),
    ...Object.fromEntries(keys.map((key) => [key, row[key] ?? null])),
  }));

type Props = {
  items: ShownQuotation['items'];
  save: (items: readonly EditedRow[]) => Promise<void>;
  cancel: () => void;
};

/** C-053: the whole list at once. */
export const ItemEditor = ({ items, save, cancel }: Props) => (
  <RowsEditor
    noun={['item', 'items']}
    columns={columns}
    rows={items.map((item) => ({ ...item }))}
    newRow={() => ({ quantity: '1', hasGst: true })}
    problem={(rows) => {
      const checked = check(inputSchema(saveItemCosts.input), { items: wire(rows) });
      return checked.ok ? null : firstTrouble(checked.errors);
    }}
    save={(rows) => save(wire(rows))}
    cancel={cancel}
  />
);
