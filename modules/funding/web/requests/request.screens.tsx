import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { screensFor } from '#kernel/web';
import { fundingRequest } from '../../domain/index.ts';
import { RequestStand } from './request-stand.tsx';

export const requestScreens = screensFor(fundingRequest, {
  banner: ({ record }) => <RequestStand record={record} />,
  panels: {
    Documents: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(fundingRequest), objectId: record.id }}
        canChange={record.can?.includes(`${fundingRequest.name}.update`) ?? false}
      />
    ),
  },
});
