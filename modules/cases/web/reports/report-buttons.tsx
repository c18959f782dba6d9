import { FileWordOutlined, UploadOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { ActionButton, ActionDialog, api, postBlob, saveBlob, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  addReportVersion,
  generateReportTemplate,
  reportStatusAction,
} from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { useReportWork } from './use-reports.ts';
import type { Reports } from './use-reports.ts';

/** The moves of the case that are about its report, in the order of the work. */
const moves: Readonly<Record<string, string>> = {
  sendDraft: 'The draft is on its way to the specialist.',
  receiveReport: 'The report was returned.',
  returnForCorrection: 'The report goes back to the specialist.',
  finaliseReport: 'The report is final. Its PDF is being made.',
  sendReport: 'The report is on its way to the case managers.',
  clarify: 'We will answer your question.',
};

type Props = CaseSectionProps & { reports: Reports };

const { fileId, note } = addReportVersion.input;
const uploadAction = { ...addReportVersion, input: { fileId, note } };

export function ReportButtons({ type, record, reports }: Props) {
  const { actor } = useSession();
  const [isUploading, setUploading] = useState(false);
  const { isBusy, work, again } = useReportWork(record.id);
  const isInside = can(actor, addReportVersion.ability);
  const ref = { fromModule: type.key, objectId: record.id };
  const generate = () =>
    work(async () => {
      const query = new URLSearchParams(ref).toString();
      const blob = await postBlob(`${generateReportTemplate.path}?${query}`, {});
      saveBlob(blob, `Report ${record.caseNo} draft.docx`);
    }, 'The template is filled from the case.');
  const add = async (input: Record<string, unknown>) => {
    await api.post(addReportVersion.path, { ...ref, ...input });
    setUploading(false);
    await again();
  };
  return (
    <div className="buttons report-buttons">
      {isInside && !reports.isLocked && (
        <>
          <Button icon={<FileWordOutlined />} loading={isBusy} onClick={() => void generate()}>
            Start from template
          </Button>
          <Button icon={<UploadOutlined />} onClick={() => setUploading(true)}>
            Upload version
          </Button>
        </>
      )}
      <Suspense>
        {Object.entries(moves).map(([name, done]) => {
          const action = type.workflow.actions[name];
          return action && <ActionButton key={name} action={action} record={record} done={done} />;
        })}
        <ActionButton
          action={reportStatusAction(type.resource)}
          record={record}
          done="The case managers are told where the report stands."
        />
        {isUploading && (
          <ActionDialog action={uploadAction} run={add} close={() => setUploading(false)} />
        )}
      </Suspense>
    </div>
  );
}
