import { askUnanswered, escapeHtml, refuse } from '#kernel/domain';
import type { Answers, Asked, Refused } from '#kernel/domain';
import { noteVisibilities } from './note-choices.ts';
import type { NoteVisibility } from './note-choices.ts';

type Note = { readonly visibility: NoteVisibility; readonly to: string | null };

/** What a note for the office says leaves the office only after a question. */
export function decideSendingNote(
  { visibility, to }: Note,
  answers: Answers,
): Refused | Asked | null {
  if (!to) return refuse('noteWithoutRecipient', { field: 'to' });
  if (visibility === 'everyone') return null;
  const text = `This note is visible to "${noteVisibilities[visibility]}" only. Do you want to send it to ${to}?`;
  return askUnanswered([{ key: 'internalNote', text }], answers);
}

/** The paragraphs of a note as a mail shows them. */
export const noteAsMail = (content: string): string =>
  content
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
