import { UploadOutlined } from '@ant-design/icons';
import { RichText, uploadOne } from '#documents/web';
import { ActionDialog, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { reportExtensions, typingWorkflow } from '../../domain/index.ts';
import type { Desk } from './use-typing.ts';
import { useTypedText } from './use-typed-text.ts';

type Props = { desk: Desk; reload: () => Promise<unknown>; leave: () => void };

const { claim, complete, giveBack } = typingWorkflow.actions;

export function ReportEditor(props: Props) {
  const { desk, reload } = props;
  const { actor } = useSession();
  const { job } = desk;
  if (job.status === 'claimed' && job.typistId === actor.userId) return <OwnReport {...props} />;
  const isFree = job.status === 'waiting' && (!job.typistId || job.typistId === actor.userId);
  const take = () => runAction(claim, job.id, {}).then(reload).catch(toastFailure);
  return isFree ? (
    <p>
      <Button type="primary" onClick={() => void take()}>
        Take this job
      </Button>
    </p>
  ) : null;
}

function useCompletion({ desk: { job }, reload, leave }: Props, save: () => Promise<boolean>) {
  const { actor } = useSession();
  const [isRunning, setRunning] = useState(false);
  const end = async (file: File | null) => {
    setRunning(true);
    try {
      if (!file && !(await save())) return;
      const { userId } = actor;
      const stored = file && (await uploadOne(file, { kinds: ['document'], userId }));
      await runAction(complete, job.id, stored ? { fileId: stored.id } : {});
      toast.success('Job completed');
      await reload();
      leave();
    } catch (error) {
      toastFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, end };
}

function OwnReport(props: Props) {
  const { job } = props.desk;
  const { text, change, save, isDirty } = useTypedText(job.id, job.typedText ?? '');
  const { isRunning, end } = useCompletion(props, save);
  const [isReturning, setReturning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const back = async (given: Record<string, unknown>) => {
    await runAction(giveBack, job.id, given);
    toast.success('Job returned');
    await props.reload();
    props.leave();
  };
  return (
    <section className="card typing-report" aria-label="Report">
      <Suspense>
        <RichText label="report" value={text} onChange={change} />
      </Suspense>
      <div className="buttons buttons-end">
        <span className="soft" role="status">
          {isDirty ? 'Not kept yet' : 'Everything is kept'}
        </span>
        <span className="spring" />
        <Button onClick={() => setReturning(true)}>Return</Button>
        <Button
          icon={<UploadOutlined aria-hidden />}
          loading={isRunning}
          onClick={() => input.current?.click()}
        >
          Upload the report
        </Button>
        <Button type="primary" loading={isRunning} onClick={() => void end(null)}>
          Complete
        </Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Typed report"
        accept={reportExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void end(file);
        }}
      />
      {isReturning && (
        <Suspense>
          <ActionDialog action={giveBack} run={back} close={() => setReturning(false)} />
        </Suspense>
      )}
    </section>
  );
}
