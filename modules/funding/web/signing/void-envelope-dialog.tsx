import { signerStatuses } from '#documents/domain';
import type { SignerStatus } from '#documents/domain';
import type { ChoiceDialogProps } from '#kernel/web';
import { Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { useRef } from 'react';

type About = {
  readonly signers: readonly { readonly name: string; readonly status: SignerStatus }[];
};

/** Whose signature is lost, before it is. */
export function VoidEnvelopeDialog({ choice, answer }: Omit<ChoiceDialogProps, 'tryOut'>) {
  const { signers } = choice.about as About;
  const button = useRef<HTMLButtonElement>(null);
  const [option] = choice.options;
  return (
    <Dialog
      kind="summary"
      title="The agreement is with its signers"
      close={() => answer(null)}
      opened={() => button.current?.focus()}
      footer={
        <>
          <LeaveButton>Keep it with the signers</LeaveButton>
          {option && (
            <Button ref={button} danger type="primary" onClick={() => answer(option.value)}>
              {option.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>{option?.hint}</p>
      <ul>
        {signers.map(({ name, status }) => (
          <li key={name}>{`${name}: ${signerStatuses[status].toLowerCase()}`}</li>
        ))}
      </ul>
    </Dialog>
  );
}
