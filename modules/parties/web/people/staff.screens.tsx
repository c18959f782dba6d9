import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { screensFor } from '#kernel/web';
import { staff } from '../../domain/index.ts';
import { StaffList } from './staff-list.tsx';

export const staffScreens = screensFor(staff, {
  list: StaffList,
  panels: {
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(staff), objectId: record.id }}
        canChange={record.can?.includes('staff.update') ?? false}
      />
    ),
  },
});
