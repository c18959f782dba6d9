import { uploadInParts } from '#documents/web';
import { useState } from 'react';
import './records.css';

type Words = { readonly name: string; readonly note: string | null };

type Props = {
  place: string;
  files: readonly { readonly name: string }[];
  look: () => Promise<void>;
  complete: (words: Words) => Promise<void>;
};

type Sending = { readonly name: string; readonly share: number; readonly isCut: boolean };

const failureOf = (error: unknown): string =>
  (error as Error).message || 'We cannot be reached. Please try again.';

/** One after the other, in parts: a line that breaks goes on where it was. */
function useSending(place: string, look: () => Promise<void>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState('');
  const send = async (files: readonly File[]) => {
    setProblem('');
    try {
      for (const file of files) {
        const now = { name: file.name, share: 0, isCut: false };
        setSending(now);
        await uploadInParts(file, {
          address: `${place}/files`,
          place,
          metadata: {},
          fingerprint: `${place} ${file.name} ${file.size} ${file.lastModified}`,
          duplicates: 'keep',
          signal: new AbortController().signal,
          onProgress: (share) => setSending({ ...now, share }),
          onCut: (isCut) => setSending((was) => was && { ...was, isCut }),
        });
      }
    } catch (error) {
      setProblem(failureOf(error));
    }
    setSending(null);
    await look();
  };
  return { sending, problem, setProblem, send };
}

export function RecordsUpload({ place, files, look, complete }: Props) {
  const { sending, problem, setProblem, send } = useSending(place, look);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const finish = async () => {
    if (!name.trim()) return setProblem('Please enter your name.');
    try {
      await complete({ name: name.trim(), note: note.trim() || null });
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return (
    <form className="records-form" onSubmit={(event) => event.preventDefault()}>
      <Files files={files} sending={sending} send={send} />
      <label>
        Your name
        <input
          name="name"
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        A word to us (if you like)
        <textarea
          name="note"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {problem && (
        <p className="records-problem" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="outside-button"
        disabled={sending !== null || !files.length}
        onClick={() => void finish()}
      >
        This is all
      </button>
    </form>
  );
}

type FilesProps = Pick<Props, 'files'> & {
  sending: Sending | null;
  send: (files: readonly File[]) => Promise<void>;
};

const Files = ({ files, sending, send }: FilesProps) => (
  <>
    <label className="records-drop">
      {files.length ? 'Add more files' : 'Choose the files, or drop them here'}
      <input
        type="file"
        multiple
        disabled={sending !== null}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
    {sending && (
      <p role="status">
        {sending.isCut ? 'Waiting for the line: ' : 'Sending '}
        {sending.name}, {Math.round(sending.share * 100)} %
      </p>
    )}
    {files.length > 0 && (
      <ul className="records-files" aria-label="Received files">
        {files.map((file, at) => (
          <li key={`${at}-${file.name}`}>{file.name}</li>
        ))}
      </ul>
    )}
  </>
);
