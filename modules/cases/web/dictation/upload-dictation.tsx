import { UploadOutlined } from '@ant-design/icons';
import { allowedExtensions, extensionOf, fileMessages } from '#documents/domain';
import { toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lengthOfFile, sendDictation } from './send-dictation.ts';
import type { CaseRef } from './send-dictation.ts';

type Props = CaseRef & { onSent: () => Promise<void> };

const extensions = allowedExtensions(['recording']);

/** B-185: what a recorder or a telephone has made. */
export function UploadDictation({ onSent, ...link }: Props) {
  const { actor } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);

  const send = async (files: readonly File[]) => {
    const wrong = files.some(({ name }) => !extensions.includes(extensionOf(name)));
    if (wrong) return toast.error(fileMessages.wrongType(extensions));
    try {
      for (const file of files) {
        setShare(0);
        const seconds = await lengthOfFile(file);
        const { userId } = actor;
        const onCut = () => undefined;
        await sendDictation({
          ...link,
          ...{ file, seconds, note: '', userId, onProgress: setShare, onCut },
        });
        toast.success(`${file.name} sent`);
      }
    } catch (error) {
      toastFailure(error);
    } finally {
      setShare(null);
      await onSent();
    }
  };

  return (
    <>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={share !== null}
        onClick={() => input.current?.click()}
      >
        {share === null ? 'Upload recordings' : `${Math.round(share * 100)} %`}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Recordings to upload"
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
    </>
  );
}
