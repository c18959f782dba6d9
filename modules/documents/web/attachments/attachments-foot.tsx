import { Button } from 'antd';
import { mayDo } from '../stored-file.ts';
import type { StoredFile } from '../stored-file.ts';
import { downloadZip } from './download-zip.ts';

type Props = {
  files: readonly StoredFile[];
  /** Only the newest are shown here. */
  isCut: boolean;
  showAll?: () => void;
  removeAll: (deletable: readonly StoredFile[]) => void;
  /** For whoever may change the record. */
  openBin?: () => void;
};

/** What is done with all of them. */
export function AttachmentsFoot({ files, isCut, showAll, removeAll, openBin }: Props) {
  const readable = files.filter((file) => mayDo(file, 'download'));
  const deletable = files.filter((file) => mayDo(file, 'delete'));
  return (
    <footer className="files-foot">
      {isCut && showAll && (
        <Button type="link" onClick={showAll}>
          All {files.length} files
        </Button>
      )}
      {readable.length > 1 && (
        <Button type="link" onClick={() => void downloadZip(readable, 'Attachments')}>
          Download all
        </Button>
      )}
      {!isCut && deletable.length > 1 && (
        <Button danger type="text" onClick={() => removeAll(deletable)}>
          Delete all
        </Button>
      )}
      {!isCut && openBin && (
        <Button type="text" onClick={openBin}>
          Deleted files
        </Button>
      )}
    </footer>
  );
}
