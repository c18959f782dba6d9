import { RichText } from '#documents/web';
import { can, formatDate } from '#kernel/domain';
import {
  api,
  callAction,
  DialogButton,
  EmptyState,
  saved,
  toast,
  toastFailure,
  useRecord,
  useRefetch,
  useSession,
  useUnsaved,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { co, sendMinutes } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';

/** What was said, kept with the case and sent to everybody who took part. */
export default function MinutesPanel({ id }: { id: string }) {
  const { actor, dateFormat } = useSession();
  const { data: record } = useRecord(co, id);
  if (!record) return <Skeleton active title={false} />;
  const conference = record as CaseRecord & StoredRecord;
  const sentOn = conference.minutesSentOn as string | null;
  const isMet = ['confirmed', 'held'].includes(conference.step);
  const hasMinutes = Boolean(conference.minutes);
  if (!isMet && !hasMinutes) {
    const isOff = conference.step.startsWith('cancelled');
    return isOff ? (
      <EmptyState title="No minutes" text="The conference was cancelled." />
    ) : (
      <EmptyState title="No minutes yet" text="They are written once a time is confirmed." />
    );
  }
  return (
    <>
      {sentOn && <p className="soft">Sent to everybody on {formatDate(sentOn, dateFormat)}.</p>}
      {can(actor, sendMinutes.ability) ? (
        <MinutesForm key={conference.concurrencyStamp} record={conference} />
      ) : (
        <p className="soft">The practice writes the minutes and sends them by email.</p>
      )}
    </>
  );
}

function MinutesForm({ record }: { record: CaseRecord & StoredRecord }) {
  const refetch = useRefetch(co);
  const start = String(record.minutes ?? '');
  const [minutes, setMinutes] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, words: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      toast.success(words);
      await refetch();
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { concurrencyStamp } = record;
  const save = () =>
    run(
      () => api.put(`/app/${co.base}/${record.id}`, { minutes, concurrencyStamp }),
      saved.section,
    );
  const send = async (input: Record<string, unknown>) => {
    if (!(await callAction(sendMinutes, record.id, { ...input, concurrencyStamp }))) return;
    toast.success('The minutes are sent to everybody.');
    await refetch();
  };
  const isDirty = minutes !== start;
  useUnsaved({ isDirty, save });
  return (
    <>
      <Suspense fallback={<Skeleton active title={false} />}>
        <RichText label="Minutes" value={minutes} onChange={setMinutes} />
      </Suspense>
      <p className="mini-more toolbar">
        <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
          Save minutes
        </Button>
        <DialogButton
          action={sendMinutes}
          recordId={record.id}
          fixed={{ minutes }}
          about={<p>Everybody who takes part gets the minutes as they stand here.</p>}
          run={send}
          type="primary"
          disabled={isBusy || !minutes.replaceAll(/<[^>]*>/g, '').trim()}
        >
          Send minutes to everybody
        </DialogButton>
      </p>
    </>
  );
}
