import { EditOutlined } from '@ant-design/icons';
import { resourceOfModule } from '#kernel/domain';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const WriteDialog = lazy(async () => ({
  default: (await import('./write-dialog.tsx')).WriteDialog,
}));

/** On the page of a record: a letter or a mail about it. */
const writeAbout = (module: string) =>
  function WriteButton({ record }: { record: StoredRecord }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button icon={<EditOutlined />} onClick={() => setOpen(true)}>
          Write
        </Button>
        {isOpen && (
          <Suspense>
            <WriteDialog
              fromModule={module}
              objectId={record.id}
              about={resourceOfModule(module)?.label[0] ?? 'record'}
              close={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    );
  };

export const WriteAboutClient = writeAbout('CLIENT');
export const WriteAboutCompany = writeAbout('COMPANY');
export const WriteAboutCaseManager = writeAbout('CASE_MANAGER');
export const WriteAboutSpecialist = writeAbout('SPECIALIST');
export const WriteAboutAppointment = writeAbout('APPOINTMENT');
