import { api, followTask, spoken, toast, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { bulkVerbs, changeClaimants } from '../../domain/index.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkVerb } from './bulk-dialog.tsx';
import type { ClaimantFilter } from './use-claimants.ts';
import './mass-torts.css';

/** Those that are ticked, or all that the filter finds. */
export type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly filter: ClaimantFilter & { readonly campaignId: string }; readonly count: number };

export const countOf = (chosen: Chosen): number =>
  'ids' in chosen ? chosen.ids.length : chosen.count;

const bodyOf = (chosen: Chosen): Record<string, unknown> => {
  if ('ids' in chosen) return { ids: chosen.ids };
  const { campaignId, caseStatus, filterText } = chosen.filter;
  return { campaignId, caseStatus, filterText: filterText || null };
};

type Props = {
  chosen: Chosen;
  /** How many the filter finds. */
  total: number;
  chooseAll: () => void;
  clear: () => void;
  ended: (taskId: string) => void;
};

type Started = { taskId: string; total: number; changed?: number };

export function BulkBar({ chosen, total, chooseAll, clear, ended }: Props) {
  const [verb, setVerb] = useState<BulkVerb | null>(null);
  const count = countOf(chosen);
  const run = async (input: Record<string, unknown>) => {
    if (!verb) return;
    const body = { ...bodyOf(chosen), ...input, verb };
    const started = await api.post<Started>(changeClaimants.path, body);
    setVerb(null);
    clear();
    if (started.changed !== undefined) {
      toast.success(spoken(`${started.changed} of ${started.total} claimants changed.`));
      return ended(started.taskId);
    }
    const text = spoken(`${started.total} claimants are being changed.`);
    followTask(started.taskId, text, bulkVerbs[verb], () => ended(started.taskId));
  };
  return (
    <div className="bulk-bar" role="toolbar" aria-label="Chosen claimants">
      <strong>{count} chosen</strong>
      {count < total && (
        <Button type="link" size="small" onClick={chooseAll}>
          Choose all {total}
        </Button>
      )}
      {(Object.keys(bulkVerbs) as BulkVerb[]).map((one) => (
        <Button key={one} size="small" onClick={() => setVerb(one)}>
          {bulkVerbs[one]}
        </Button>
      ))}
      <Button type="text" size="small" onClick={clear}>
        Clear
      </Button>
      {verb && (
        <Suspense>
          <BulkDialog
            verb={verb}
            count={count}
            run={(input) =>
              run(input).catch((error: unknown) => {
                toastFailure(error);
                throw error;
              })
            }
            close={() => setVerb(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
