import type { Actor } from '#kernel/domain';
import type { ComponentType } from 'react';
import type { RecordLink, StoredFile } from '../stored-file.ts';

export type FileActionProps = {
  readonly files: readonly StoredFile[];
  readonly link: RecordLink;
  /** The list is read anew when something was changed. */
  readonly close: (isChanged: boolean) => void;
};

/** Something that can be done with one file, from its menu, or with several that are chosen. */
export type FileAction = {
  readonly key: string;
  readonly label: string;
  readonly Icon: ComponentType;
  readonly isOffered: (files: readonly StoredFile[], actor: Actor) => boolean;
  /** Shown while it is done: a dialog, or nothing but an effect. */
  readonly Part: ComponentType<FileActionProps>;
};
