import type { FileActionProps } from '../attachments/file-action.ts';
import MergeDialog from './merge-dialog.tsx';

export default function MergeAction({ files, close }: FileActionProps) {
  return <MergeDialog files={files} close={() => close(false)} done={() => close(true)} />;
}
