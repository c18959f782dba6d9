import { ActionButton, screensFor } from '#kernel/web';
import { Suspense } from 'react';
import { prepaymentRequest, prepaymentWorkflow, sendPrepayment } from '../../domain/index.ts';
import { RequestPrepaymentButton } from './request-prepayment-button.tsx';

const { receive, withdraw } = prepaymentWorkflow.actions;

export const prepaymentScreens = screensFor(prepaymentRequest, {
  listActions: RequestPrepaymentButton,
  actions: ({ record }) => (
    <Suspense>
      {record.status === 'requested' && (
        <ActionButton action={sendPrepayment} record={record} done="The request was sent." />
      )}
      <ActionButton action={withdraw} record={record} done="The request was withdrawn." />
      <ActionButton
        action={receive}
        record={record}
        done="The prepayment is received. Paperwork may leave."
      />
    </Suspense>
  ),
});
