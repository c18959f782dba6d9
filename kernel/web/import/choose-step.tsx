import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { send } from '../api/api.ts';
import { saveBlob } from '../api/save.ts';
import { toastFailure } from '../toast/toast.ts';
import { ImportHistory } from './import-history.tsx';
import type { Import } from './use-import.ts';

export function ChooseStep({ run }: { run: Import }) {
  const { resource, choose } = run;
  const [isOver, setOver] = useState(false);
  const many = resource.label[1].toLowerCase();

  const saveTemplate = async () => {
    try {
      const answer = await send('POST', `/app/${resource.base}/template-import`, { body: {} });
      const name = `${resource.label[1].replace(/\W+/g, '')}_template.xlsx`;
      saveBlob(await answer.blob(), name);
    } catch (error) {
      toastFailure(error);
    }
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void choose(file);
  };

  return (
    <>
      <p className="import-lead">
        Fill in the template, one row for each record. The rows are checked first; nothing is
        imported until you confirm.
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void saveTemplate()}>
          Download template
        </Button>
      </p>
      <label className={isOver ? 'import-drop is-over' : 'import-drop'}>
        <FileExcelOutlined aria-hidden />
        <strong>Choose a workbook with {many}</strong>
        <span className="soft">or drop it here (.xlsx or .csv, up to 20 MB)</span>
        <input
          type="file"
          accept=".xlsx,.csv"
          aria-label="Workbook"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ target }) => {
            setOver(false);
            take(target.files);
            target.value = '';
          }}
        />
      </label>
      <ImportHistory run={run} />
    </>
  );
}
