import { FolderAddOutlined } from '@ant-design/icons';
import { openTab } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';

const open = (query: Readonly<Record<string, string>>) =>
  openTab(`/view/assessments/add?${new URLSearchParams(query).toString()}`);

/** On the page of a claimant: a case, with what is known of them filled in. */
export const NewCaseOfClient = ({ record }: { record: StoredRecord }) =>
  record.isActive !== false && (
    <Button
      icon={<FolderAddOutlined aria-hidden="true" />}
      onClick={() => open({ clientId: record.id })}
    >
      New case
    </Button>
  );

/** The same on the page of a company. */
export const NewCaseOfCompany = ({ record }: { record: StoredRecord }) =>
  record.isActive !== false && (
    <Button
      icon={<FolderAddOutlined aria-hidden="true" />}
      onClick={() => open({ companyId: record.id })}
    >
      New case
    </Button>
  );
