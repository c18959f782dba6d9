import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { api } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';
import { arrange, asMade, readStored, toStored } from './arrangement.ts';
import type { Placed, PlacedColumn, StoredColumn } from './arrangement.ts';
import type { Column } from './column.ts';
import { saveNow, saveSoon } from './save-arrangement.ts';

export type Arrangement<Row> = {
  readonly placed: readonly Placed<Row>[];
  readonly isKnown: boolean;
  readonly set: (placed: readonly PlacedColumn[]) => void;
  /** B-038: Default Columns. */
  readonly reset: () => void;
};

/** C-030, C-031. Without an answer the table is as it was made. */
export function useArrangement<Row>(
  tableKey: string,
  columns: readonly Column<Row>[],
): Arrangement<Row> {
  const client = useQueryClient();
  const queryKey = ['table-settings', tableKey];
  const { data = asMade, isPending } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      readStored(await api.get(addresses().tableSettings, { tableKey }, signal)),
  });
  // The cache tells its readers a moment later; a box that is ticked must be so at once.
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  useEffect(() => () => saveNow(tableKey), [tableKey]);

  const keep = (stored: readonly StoredColumn[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, stored);
    drawNow();
    saveSoon(tableKey, stored);
  };
  return {
    placed: useMemo(() => arrange(columns, data), [columns, data]),
    isKnown: !isPending,
    set: (placed) => keep(toStored(placed, columns)),
    reset: () => keep(asMade),
  };
}
