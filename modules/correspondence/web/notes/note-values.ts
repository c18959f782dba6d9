import type {
  CommunicationType,
  Mentioned,
  NoteVisibility,
  ShownNote,
} from '../../domain/index.ts';
import { mentionedIn } from '../../domain/index.ts';
import type { OnRecord } from './use-notes.ts';

/** What the editor holds. */
export type NoteValues = {
  readonly communicationType: CommunicationType;
  readonly subject: string | null;
  readonly content: string;
  readonly visibility: NoteVisibility;
  readonly groupIds: readonly string[];
  readonly isPinned: boolean;
  readonly happenedAt: string | null;
  readonly deliveryMethod: string | null;
  readonly attendanceParties: readonly string[];
  /** Everybody who was picked, whether or not the text still names them. */
  readonly people: readonly Mentioned[];
};

/** Nobody outside the office writes for the office alone unless they say so, and the other way round. */
export const emptyNote = (isOffice: boolean): NoteValues => ({
  communicationType: isOffice ? 'phone' : 'generalActivity',
  subject: null,
  content: '',
  visibility: isOffice ? 'staff' : 'everyone',
  groupIds: [],
  isPinned: false,
  happenedAt: null,
  deliveryMethod: null,
  attendanceParties: [],
  people: [],
});

export const valuesOf = (note: ShownNote): NoteValues => ({
  communicationType: note.communicationType,
  subject: note.subject,
  content: note.content,
  visibility: note.visibility,
  groupIds: note.groups.map(({ id }) => id),
  isPinned: note.isPinned,
  happenedAt: note.happenedAt,
  deliveryMethod: note.deliveryMethod,
  attendanceParties: note.attendanceParties,
  people: note.mentions,
});

/** Whether the editor holds anything else than the note as it is. */
export const isChanged = (values: NoteValues, note: ShownNote): boolean =>
  JSON.stringify(values) !== JSON.stringify(valuesOf(note));

/** Whom the text no longer names is not mentioned. */
export function bodyOf({ people, ...values }: NoteValues, on: OnRecord) {
  return {
    ...on,
    ...values,
    content: values.content.trim(),
    groupIds: values.visibility === 'group' ? values.groupIds : [],
    mentionIds: mentionedIn(values.content, people).map(({ id }) => id),
  };
}

/** What keeps the note from being sent; null when nothing does. */
export function missingIn({ content, visibility, groupIds }: NoteValues): string | null {
  if (!content.trim()) return 'Write the note first.';
  if (visibility === 'group' && !groupIds.length) return 'Choose the groups that see this note.';
  return null;
}

const breadth: readonly NoteVisibility[] = ['group', 'staff', 'everyone'];

/** E-124: what a note of this visibility may still become. */
export const visibilitiesFor = (kept: NoteVisibility | null, mayName: boolean): NoteVisibility[] =>
  breadth
    .filter((one) => kept === null || breadth.indexOf(one) <= breadth.indexOf(kept))
    .filter((one) => one !== 'group' || mayName || kept === 'group')
    .toReversed();
