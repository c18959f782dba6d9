import type { FileActionProps } from '../attachments/file-action.ts';
import RemovedPagesDialog from './removed-pages-dialog.tsx';

export default function RemovedPagesAction({ files: [file], close }: FileActionProps) {
  if (!file) return null;
  return <RemovedPagesDialog file={file} close={() => close(false)} done={() => close(true)} />;
}
