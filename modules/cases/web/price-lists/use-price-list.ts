import type { ValueOfShape } from '#kernel/domain';
import { api, readSheet, toast, toastFailure, todayIn, useRefetch, useSession } from '#kernel/web';
import { useState } from 'react';
import {
  amaServiceFee,
  applyPriceList,
  comparePriceList,
  ndisServiceItem,
} from '../../domain/index.ts';
import type { differenceShape, PriceList } from '../../domain/index.ts';

export type Difference = ValueOfShape<typeof differenceShape>;
type Rows = readonly (readonly unknown[])[];
type Applied = Readonly<Record<'added' | 'changed' | 'ended', number>>;

/** What is chosen, what it would change, and the two calls. */
export function usePriceList(list: PriceList, close: () => void) {
  const { zone } = useSession();
  const refetch = useRefetch(list === 'ndis' ? ndisServiceItem : amaServiceFee);
  const [wish, setWish] = useState({ effectiveFrom: todayIn(zone), priceColumn: 'National' });
  const [rows, setRows] = useState<Rows | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [isBusy, setBusy] = useState(false);
  const body = { list, ...wish, rows };

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    wish,
    rows,
    difference,
    isBusy,
    /** Another wish makes another difference. */
    change(values: Partial<typeof wish>) {
      setWish({ ...wish, ...values });
      setDifference(null);
    },
    choose: (file: File) =>
      work(async () => {
        const sheet = await readSheet(file);
        setRows([sheet.headers, ...sheet.rows]);
        setDifference(null);
      }),
    compare: () =>
      work(async () => setDifference(await api.post<Difference>(comparePriceList.path, body))),
    apply: () =>
      work(async () => {
        const mark = difference?.mark;
        const done = await api.post<Applied>(applyPriceList.path, { ...body, mark });
        toast.success(`${done.added} added, ${done.changed} changed, ${done.ended} ended.`);
        await refetch();
        close();
      }),
  };
}
