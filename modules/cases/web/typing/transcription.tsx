import { api, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import './typing.css';

type Props = { fileId: string };

type Answer = { readonly text: string; readonly model: string | null };

/** B-341: words by a machine, to be read against the voice; shown where the tenant has a model. */
export function Transcription({ fileId }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isRunning, setRunning] = useState(false);
  const ask = async () => {
    setRunning(true);
    try {
      setAnswer(
        await api.post<Answer>(`/app/attachments/${fileId}/generateAudioTranscription`, {}),
      );
    } catch (error) {
      toastFailure(error);
    } finally {
      setRunning(false);
    }
  };
  if (!answer) {
    return (
      <span>
        <Button size="small" loading={isRunning} onClick={() => void ask()}>
          Transcribe
        </Button>
      </span>
    );
  }
  return (
    <section className="transcription" aria-label="Transcription">
      <p className="soft">Written by {answer.model ?? 'a model'}. Compare it with the voice.</p>
      <p className="long-text">{answer.text}</p>
    </section>
  );
}
