import { api, Dialog, LeaveButton, toast, toastFailure } from '#kernel/web';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { featureWords } from '../../domain/index.ts';

/** G-115: the request reaches the provider as feedback, and is answered by a person. */
export function AskForChange({ missing }: { missing: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Ask for a change
      </Button>
      {isOpen && <ChangeDialog missing={missing} close={() => setOpen(false)} />}
    </>
  );
}

const messageOf = (wanted: readonly string[], words: string): string =>
  [
    ...(wanted.length ? [`Please switch on: ${wanted.map(featureWords).join(', ')}.`] : []),
    ...(words.trim() ? [words.trim()] : []),
  ].join('\n\n');

type Props = { missing: readonly string[]; close: () => void };

function ChangeDialog({ missing, close }: Props) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const message = messageOf(wanted, words);

  const send = async () => {
    setSending(true);
    try {
      const subject = 'Change of the subscription';
      await api.post('/app/feedback', {
        subject,
        category: 'question',
        message,
        page: '/subscription',
      });
      toast.success('Your request has been sent. Nothing changes until we have answered.');
      close();
    } catch (failure) {
      toastFailure(failure);
    }
    setSending(false);
  };

  return (
    <Dialog
      kind="attachments"
      title="Ask for a change"
      close={close}
      isDirty={message !== ''}
      footer={
        <>
          <LeaveButton />
          <Button
            type="primary"
            disabled={!message}
            loading={isSending}
            onClick={() => void send()}
          >
            Send
          </Button>
        </>
      }
    >
      {missing.length > 0 && (
        <MissingFeatures missing={missing} wanted={wanted} setWanted={setWanted} />
      )}
      <label htmlFor="ask-words">What else should change?</label>
      <Input.TextArea
        id="ask-words"
        rows={4}
        maxLength={3000}
        showCount
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Dialog>
  );
}

type FeaturesProps = {
  missing: readonly string[];
  wanted: readonly string[];
  setWanted: (names: readonly string[]) => void;
};

const MissingFeatures = ({ missing, wanted, setWanted }: FeaturesProps) => (
  <fieldset className="ask-features">
    <legend>Features to switch on</legend>
    <Checkbox.Group
      value={[...wanted]}
      onChange={setWanted}
      options={missing.map((name) => ({ value: name, label: featureWords(name) }))}
    />
  </fieldset>
);
