import { ActionButton, screensFor } from '#kernel/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import { answerIcareClaim, icareClaim } from '../../domain/index.ts';
import { saveClaimFile } from './save-claim-file.ts';

export const icareClaimScreens = screensFor(icareClaim, {
  actions: ({ record }) => (
    <Suspense>
      <Button onClick={() => saveClaimFile(record.claimNo, record.content)}>Download file</Button>
      <ActionButton
        action={answerIcareClaim}
        record={record}
        done="The answer of icare was recorded."
      />
    </Suspense>
  ),
});
