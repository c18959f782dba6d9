import { StatusChip } from '#kernel/web';
import { scanWords } from '../domain/index.ts';
import type { StoredFile } from './stored-file.ts';

/** What is special about a file, in a word each. */
export function FileMarks({ file }: { file: StoredFile }) {
  const { scanState, scanNote, holdReason, isCleanup, summaryText } = file;
  return (
    <>
      {scanState === 'waiting' && (
        <StatusChip tone="warning">{scanNote ?? scanWords.waiting}</StatusChip>
      )}
      {scanState === 'infected' && <StatusChip tone="danger">{scanWords.infected}</StatusChip>}
      {holdReason && (
        <span data-tip={holdReason}>
          <StatusChip tone="accent">On hold</StatusChip>
        </span>
      )}
      {isCleanup && <StatusChip tone="success">Cleaned up</StatusChip>}
      {summaryText && <StatusChip>Summary</StatusChip>}
    </>
  );
}
