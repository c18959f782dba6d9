import { AudioOutlined, PauseOutlined } from '@ant-design/icons';
import { confirm, toast, toastFailure, useSession, useUnsaved } from '#kernel/web';
import { Alert, Button, Input, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { clockText } from './player/clock-text.ts';
import { DictationPlayer } from './player/dictation-player.tsx';
import { useRecorder } from './recording/use-recorder.ts';
import type { Recorder } from './recording/use-recorder.ts';
import './recorder.css';
import { sendDictation } from './send-dictation.ts';
import type { CaseRef } from './send-dictation.ts';

type Props = CaseRef & { caseNo: string; onSent: () => Promise<void> };

/** S-066: the specialist speaks into the browser; nothing that was said is lost by a reload. */
export function RecorderPanel({ caseNo, onSent, ...link }: Props) {
  const { actor } = useSession();
  const recorder = useRecorder(`${actor.userId} ${link.objectId}`);
  const { phase, trouble } = recorder;
  // Every second is in the browser already: leaving the page loses nothing.
  useUnsaved({ isDirty: phase === 'recording', isKept: true, save: async () => true });
  return (
    <section className="recorder" aria-label="Record a dictation">
      {trouble && <Alert type="warning" showIcon title={trouble} />}
      {phase === 'empty' && (
        <Button icon={<AudioOutlined aria-hidden />} onClick={() => void recorder.start()}>
          Record
        </Button>
      )}
      {phase === 'recording' && <Running recorder={recorder} />}
      {phase === 'held' && <Held recorder={recorder} caseNo={caseNo} link={link} onSent={onSent} />}
    </section>
  );
}

function Running({ recorder }: { recorder: Recorder }) {
  const { lengthMs, level, pause } = recorder;
  const percent = Math.round(level * 100);
  return (
    <div className="recorder-line">
      <span className="recorder-light" aria-hidden />
      <strong role="timer" className="recorder-clock">
        {clockText(lengthMs / 1000)}
      </strong>
      <span
        className="recorder-level"
        role="meter"
        aria-label="Level of the microphone"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className="recorder-level-now" style={{ width: `${percent}%` }} />
      </span>
      <Button type="primary" icon={<PauseOutlined aria-hidden />} onClick={() => void pause()}>
        Pause recording
      </Button>
    </div>
  );
}

type HeldProps = {
  recorder: Recorder;
  caseNo: string;
  link: CaseRef;
  onSent: () => Promise<void>;
};

/** What was recorded so far, as one sound that can be listened to. */
function useHeldUrl({ whole, lengthMs }: Recorder): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    whole()
      .then(({ blob }) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(toastFailure);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
    // The length is what changes when something was recorded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lengthMs]);
  return url;
}

function useSending({ recorder, caseNo, link, onSent }: HeldProps) {
  const { actor } = useSession();
  const [share, setShare] = useState<number | null>(null);
  const [isCut, setCut] = useState(false);
  const send = async (note: string) => {
    setShare(0);
    try {
      const { blob, lengthMs, extension } = await recorder.whole();
      const file = new File([blob], `Dictation ${caseNo}.${extension}`, { type: blob.type });
      const { userId } = actor;
      await sendDictation({
        ...link,
        ...{ file, note, userId, seconds: lengthMs / 1000, onProgress: setShare, onCut: setCut },
      });
      await recorder.forget();
      toast.success('Dictation sent');
      await onSent();
    } catch (error) {
      toastFailure(error);
    } finally {
      setShare(null);
    }
  };
  return { share, isCut, send };
}

function Held(props: HeldProps) {
  const { recorder } = props;
  const url = useHeldUrl(recorder);
  const [point, setPoint] = useState(0);
  const [note, setNote] = useState('');
  const { share, isCut, send } = useSending(props);
  const isInside = point > 0.2 && point * 1000 < recorder.lengthMs - 200;
  const recordOver = async () => {
    const text = `Record over from ${clockText(point)}? What comes after is lost.`;
    if (await confirm({ text, yes: 'Record over', isDanger: true })) {
      await recorder.start(point * 1000);
    }
  };
  const discard = async () => {
    const text = 'Discard this recording? It was not sent and cannot be brought back.';
    if (await confirm({ text, yes: 'Discard', isDanger: true })) await recorder.forget();
  };
  return (
    <>
      {recorder.wasFound && (
        <Alert
          type="info"
          showIcon
          title={`A dictation of ${clockText(recorder.lengthMs / 1000)} was not sent yet. Go on with it, listen to it or send it.`}
        />
      )}
      {url && <DictationPlayer url={url} label="What you recorded" onPoint={setPoint} />}
      <Input.TextArea
        aria-label="Note for the typist"
        placeholder="Note for the typist"
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {share !== null && (
        <Progress percent={Math.round(share * 100)} aria-label="Sending the dictation" />
      )}
      {isCut && <p className="soft">There is no line to the server. It goes on by itself.</p>}
      <div className="buttons">
        <Button danger type="text" disabled={share !== null} onClick={() => void discard()}>
          Discard
        </Button>
        <Button disabled={!isInside || share !== null} onClick={() => void recordOver()}>
          {isInside ? `Record over from ${clockText(point)}` : 'Record over from here'}
        </Button>
        <Button
          icon={<AudioOutlined aria-hidden />}
          disabled={share !== null}
          onClick={() => void recorder.start()}
        >
          Go on recording
        </Button>
        <Button type="primary" loading={share !== null} onClick={() => void send(note)}>
          Send dictation
        </Button>
      </div>
    </>
  );
}
