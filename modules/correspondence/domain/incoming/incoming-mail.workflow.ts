import { accept, defineWorkflow, move, text } from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { incomingMail } from './incoming-mail.resource.ts';
import type { FiledBy } from './incoming-mail.resource.ts';

export const incomingMailWorkflow = defineWorkflow({
  on: incomingMail,
  axes: { status: {} },
  moves: {
    file: {
      label: 'File to a record',
      can: 'file it to a record',
      who: adminOrStaff,
      asks: {
        fromModule: text('Kind of record', { required: true, max: 100 }),
        objectId: text('Record', { required: true, max: 36 }),
      },
      status: { from: ['waiting', 'dismissed'], to: 'filed' },
    },
    dismiss: {
      label: 'Dealt with',
      can: 'mark it as dealt with',
      who: adminOrStaff,
      status: { from: ['waiting'], to: 'dismissed' },
    },
  },
});

type Mail = Pick<RecordOf<typeof incomingMail>, 'id' | 'status'>;

export type FilingTarget = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly objectName: string;
};

export const decideFiling = (mail: Mail, target: FilingTarget, by: FiledBy): Decision =>
  accept(move(incomingMailWorkflow, mail, 'file', { values: { ...target, filedBy: by } }));
