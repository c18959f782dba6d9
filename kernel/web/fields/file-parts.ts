import type { Reference } from '#kernel/domain';
import type { ComponentType } from 'react';
import type { InputProps } from './input-props.ts';

/** What a record says of the file in one of its fields. */
export type FileReference = Reference & {
  readonly fileSizeInByte?: number;
  readonly contentType?: string;
};

/** How a file is asked for and shown; the kernel knows that there are files, not what they are for. */
export type FileParts = {
  readonly Input: ComponentType<InputProps<string>>;
  readonly Value: ComponentType<{ file: FileReference }>;
};

let load: (() => Promise<FileParts>) | null = null;

export const bindFileParts = (loader: () => Promise<FileParts>): void => {
  load = loader;
};

export const loadFileParts = (): Promise<FileParts> =>
  load ? load() : Promise.reject(new Error('Nobody handles files'));
