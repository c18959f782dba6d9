import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { screensFor } from '#kernel/web';
import { serviceProvider, treatmentProvider } from '../../domain/index.ts';

const attachments =
  (resource: AnyResource) =>
  ({ record }: { record: { id: string; can?: readonly string[] } }) => (
    <AttachmentsPanel
      link={{ fromModule: moduleNameOf(resource), objectId: record.id }}
      canChange={record.can?.includes(`${resource.name}.update`) ?? false}
    />
  );

export const serviceProviderScreens = screensFor(serviceProvider, {
  panels: { Attachments: attachments(serviceProvider) },
});

export const treatmentProviderScreens = screensFor(treatmentProvider, {
  panels: { Attachments: attachments(treatmentProvider) },
});
