import { Dialog, useSession } from '#kernel/web';
import { Tabs } from 'antd';
import { fileRights } from '../../domain/index.ts';
import type { StoredFile } from '../stored-file.ts';
import { TextState } from '../text/text-state.tsx';
import { Chronology } from './chronology.tsx';
import './summary.css';
import { Summary } from './summary.tsx';

type Props = {
  readonly file: Pick<StoredFile, 'id' | 'fileName' | 'contentType'>;
  readonly close: () => void;
  /** Absent: the file has no pages that could be shown. */
  readonly openPage?: ((page: number) => void) | undefined;
};

/** S-127, B-281: what a file says, in a dialog of 1024. */
export default function SummaryDialog({ file, close, openPage }: Props) {
  const { actor } = useSession();
  return (
    <Dialog kind="summary" title={`Summary of ${file.fileName}`} close={close}>
      <TextState fileId={file.id} canReadAgain={fileRights.mayDownload(actor)} />
      <Tabs
        items={[
          {
            key: 'summary',
            label: 'Summary',
            children: <Summary fileId={file.id} openPage={openPage} />,
          },
          {
            key: 'chronology',
            label: 'Chronology',
            children: <Chronology file={file} openPage={openPage} />,
          },
        ]}
      />
    </Dialog>
  );
}
