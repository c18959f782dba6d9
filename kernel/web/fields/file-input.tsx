import { lazy, Suspense } from 'react';
import { loadFileParts } from './file-parts.ts';
import type { FileReference } from './file-parts.ts';
import type { InputProps } from './input-props.ts';

const Input = lazy(async () => ({ default: (await loadFileParts()).Input }));
const Value = lazy(async () => ({ default: (await loadFileParts()).Value }));

export const FileInput = (props: InputProps<string>) => (
  <Suspense fallback={<span className="soft">Loading…</span>}>
    <Input {...props} />
  </Suspense>
);

export const FileValue = ({ file }: { file: FileReference }) => (
  <Suspense fallback={<span>{file.displayName}</span>}>
    <Value file={file} />
  </Suspense>
);
