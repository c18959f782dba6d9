import { AttachmentsPanel } from '#documents/web';
import { can, moduleNameOf } from '#kernel/domain';
import { ActionButton, screensFor } from '#kernel/web';
import { Suspense } from 'react';
import { fundingRequest, fundingRequestWorkflow } from '../../domain/index.ts';
import '../agreements/agreements.css';
import { ApproveButton } from './approve-button.tsx';
import { RequestStand } from './request-stand.tsx';

const { submit, reject, cancel } = fundingRequestWorkflow.actions;

export const requestScreens = screensFor(fundingRequest, {
  banner: ({ record }) => (
    <div className="agreement-notices">
      <RequestStand record={record} />
    </div>
  ),
  actions: ({ record }) => (
    <Suspense>
      <ActionButton action={cancel} record={record} done="The request is cancelled." />
      <ActionButton action={reject} record={record} done="The request is rejected." />
      <ActionButton action={submit} record={record} done="The request waits for a decision." />
      <ApproveButton record={record} />
    </Suspense>
  ),
  widths: {
    requestNo: 170,
    status: 120,
    borrowerId: 220,
    fundingProviderId: 220,
    fundingType: 140,
    amount: 150,
  },
  panels: {
    Documents: ({ record, actor }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(fundingRequest), objectId: record.id }}
        canChange={can(actor, `${fundingRequest.name}.update`)}
      />
    ),
  },
});
