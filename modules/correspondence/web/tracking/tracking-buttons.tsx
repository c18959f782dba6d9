import { ActionButton, api, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import {
  markEmailAsSuccess,
  mayMarkAsSuccess,
  mayResend,
  resendEmail,
  syncOutlook,
} from '../../domain/index.ts';
import type { emailTracking } from '../../domain/index.ts';
import type { RecordOf } from '#kernel/domain';
import { saveBase64 } from './email-message.tsx';

type Tracked = RecordOf<typeof emailTracking> & { can?: readonly string[] };

/** Decision 84: the copy is a file; Outlook opens it as a draft. */
function OutlookButton({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      saveBase64(await api.post(syncOutlook.path.replace('{id}', id)));
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void copy()}>
      Copy to Outlook
    </Button>
  );
}

/** B-394. */
export const TrackingButtons = ({ record }: { record: Tracked }) => (
  <>
    {mayResend(record) && (
      <ActionButton
        action={resendEmail}
        record={record}
        question={`Send this email to ${record.destination} again?`}
        done="Email has been sent!"
      />
    )}
    {mayMarkAsSuccess(record) && (
      <ActionButton
        action={markEmailAsSuccess}
        record={record}
        question="Mark this email as success? Nothing more will be tried for it."
        done="The email is marked as success."
      />
    )}
    {!record.isConfidential && <OutlookButton id={record.id} />}
  </>
);
