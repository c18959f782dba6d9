import { ChildPanel, Dialog } from '#kernel/web';
import { casePic } from '../../../domain/index.ts';
import type { HeaderProps } from './case-header.tsx';

type Props = Pick<HeaderProps, 'record' | 'refresh'> & { close: () => void };

/** G-118: who takes the steps of this very case. */
export function PersonsDialog({ record, refresh, close }: Props) {
  return (
    <Dialog
      kind="attachments"
      title="Persons in charge"
      close={() => {
        close();
        void refresh();
      }}
    >
      <p className="soft">
        A step without a person of its own is taken by the person of the company, or else of the
        practice.
      </p>
      <ChildPanel resource={casePic} owner={record} />
    </Dialog>
  );
}
