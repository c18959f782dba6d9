import { panelText, StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Alert, Button, Progress } from 'antd';
import { isBeingRead, textStateWords } from '../../domain/index.ts';
import type { TextStatus } from '../../domain/index.ts';
import './text-state.css';
import { useFileText } from './use-file-text.ts';

const looks: Readonly<Record<TextStatus, readonly [label: string, tone: Tone]>> = {
  waiting: ['Waiting', 'neutral'],
  reading: ['Reading', 'accent'],
  done: ['Read', 'success'],
  partly: ['Read in part', 'warning'],
  failed: ['Not read', 'danger'],
};

/** Whether the words of a file can be searched, and how far that is. */
export function TextState({ fileId, canReadAgain }: { fileId: string; canReadAgain: boolean }) {
  const { isKnown, state, error, readAgain } = useFileText(fileId);
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!isKnown) return null;
  if (!state) return <p className="soft">There is no text in this kind of file.</p>;
  const [label, tone] = looks[state.status];
  const isOpen = isBeingRead(state);
  const { pagesDone, pagesTotal } = state;
  return (
    <div className="text-state">
      <StatusChip tone={tone}>{label}</StatusChip>
      <span className="text-state-words">{textStateWords(state)}</span>
      {isOpen && pagesTotal !== null && (
        <Progress
          size="small"
          aria-label="Pages read"
          percent={Math.round((pagesDone / Math.max(1, pagesTotal)) * 100)}
        />
      )}
      {canReadAgain && !isOpen && (
        <Button size="small" onClick={() => void readAgain()}>
          Read again
        </Button>
      )}
    </div>
  );
}
