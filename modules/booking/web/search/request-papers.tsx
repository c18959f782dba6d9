import type { Reference } from '#kernel/domain';
import { Dialog, InputForm, runAction, toast } from '#kernel/web';
import { requestCvOrSample } from '../../domain/index.ts';
import { pickFields } from '../parts/pick-fields.ts';

const fields = pickFields(requestCvOrSample.input, ['paper', 'note']);

/** C-098. */
export function RequestPapers({ specialist, close }: { specialist: Reference; close: () => void }) {
  const save = async (values: Record<string, unknown>) => {
    const input = { specialistId: specialist.id, paper: 'cv', ...values };
    await runAction(requestCvOrSample, '', input, { key: crypto.randomUUID() });
    toast.success('The office has been asked for it.');
    close();
  };
  return (
    <Dialog
      kind="confirm"
      title={`Request CV or sample of ${specialist.displayName}`}
      close={close}
    >
      <InputForm fields={fields} start={{ paper: 'cv' }} save={save} saveText="Request" />
    </Dialog>
  );
}
