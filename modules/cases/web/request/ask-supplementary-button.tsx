import { FileAddOutlined } from '@ant-design/icons';
import { openTab } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { supp } from '../../domain/index.ts';

/** On a case whose report was sent: the next one about the same claimant. */
export default function AskSupplementaryButton({ record }: { record: StoredRecord }) {
  if (!record.reportSentOn) return null;
  return (
    <Button
      icon={<FileAddOutlined aria-hidden="true" />}
      onClick={() => openTab(`/view/${supp.segment}/add?originCaseId=${record.id}`)}
    >
      Ask for a supplementary report
    </Button>
  );
}
