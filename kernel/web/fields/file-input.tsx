import type { InputProps } from './input-props.ts';

/** A stored file is named here; it is replaced where documents are handled. */
export const FileInput = ({ value, references }: InputProps<string>) => (
  <span>{references?.[0]?.displayName ?? value ?? 'No file'}</span>
);
