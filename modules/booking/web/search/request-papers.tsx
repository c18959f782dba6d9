import type { Reference } from '#kernel/domain';
import { ActionDialog, runAction, toast } from '#kernel/web';
import { Suspense } from 'react';
import { requestCvOrSample } from '../../domain/index.ts';
import { pickFields } from '../parts/pick-fields.ts';

const { paper, ...others } = pickFields(requestCvOrSample.input, ['paper', 'note']);
const input = { paper: { ...paper, default: 'cv' }, ...others };

/** C-098. */
export function RequestPapers({ specialist, close }: { specialist: Reference; close: () => void }) {
  const run = async (asked: Record<string, unknown>) => {
    await runAction(requestCvOrSample, '', asked, { key: crypto.randomUUID() });
    toast.success('The office has been asked for it.');
    close();
  };
  const label = `Request CV or sample of ${specialist.displayName}`;
  return (
    <Suspense>
      <ActionDialog
        action={{ ...requestCvOrSample, label, input }}
        recordId=""
        fixed={{ specialistId: specialist.id }}
        run={run}
        close={close}
      />
    </Suspense>
  );
}
