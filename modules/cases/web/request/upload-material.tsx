import { UploadOutlined } from '@ant-design/icons';
import { allowedExtensions } from '#documents/domain';
import type { FileKind } from '#documents/domain';
import { uploadOne } from '#documents/web';
import { toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useRef, useState } from 'react';

const kinds: readonly FileKind[] = ['document', 'image'];
const accept = allowedExtensions(kinds)
  .map((extension) => `.${extension}`)
  .join(',');

export type Uploaded = { readonly id: string; readonly fileName: string };

type Props = { done: (files: readonly Uploaded[]) => Promise<void> | void };

/** Documents from outside; they go along by themselves. */
export function UploadMaterial({ done }: Props) {
  const { actor } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const send = async (files: readonly File[]) => {
    const uploaded: Uploaded[] = [];
    try {
      for (const file of files) {
        setShare(0);
        const options = { kinds, userId: actor.userId, onProgress: setShare };
        const { id } = await uploadOne(file, options);
        uploaded.push({ id, fileName: file.name });
      }
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setShare(null);
      if (uploaded.length) await done(uploaded);
    }
  };
  return (
    <>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={share !== null}
        onClick={() => input.current?.click()}
      >
        {share === null ? 'Upload documents' : `${Math.round(share * 100)} %`}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Documents to upload"
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length) void send(files);
        }}
      />
    </>
  );
}
