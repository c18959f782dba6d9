import { ExportOutlined, FilePdfOutlined } from '@ant-design/icons';
import { getBlob, saveBlob, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { letterPrintRoute } from '../../domain/index.ts';
import type { Kept } from './letter.ts';

/** The same letter three ways: attached already, as a page, as a PDF. */
export function KeptLetter({ letter, close }: { letter: Kept; close: () => void }) {
  const { id, name } = letter;
  const save = async () => {
    try {
      saveBlob(await getBlob(`/app/letters/${id}/PrintLetter?format=pdf`), name);
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <>
      <p>
        <strong>{name}</strong> is among the attachments of the record.
      </p>
      <div className="buttons buttons-end">
        <Button
          icon={<ExportOutlined />}
          href={`${letterPrintRoute.page}?id=${id}`}
          target="_blank"
          rel="noopener"
        >
          Open as page
        </Button>
        <Button icon={<FilePdfOutlined />} onClick={() => void save()}>
          Download PDF
        </Button>
        <Button type="primary" onClick={close}>
          Close
        </Button>
      </div>
    </>
  );
}
