import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { api, confirm, saved, toast, toastFailure, upload, useReloadSession } from '#kernel/web';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { brandExtensions, brandImageNames, brandImages } from '../../domain/index.ts';
import type { BrandImage } from '../../domain/index.ts';
import '../parts/host.css';

export type BrandFiles = Readonly<Record<BrandImage, string | null>>;

type Props = {
  tenantId: string;
  files: BrandFiles;
  mayChange: boolean;
  changed: () => Promise<unknown>;
};

/** B-043, B-386: what is chosen here is shown at once in the menu and on the sign-in page. */
export default function BrandImages({ tenantId, files, mayChange, changed }: Props) {
  return (
    <ul className="brand-images">
      {brandImageNames.map((name) => (
        <li key={name}>
          <Image
            name={name}
            path={`/app/tenants/${tenantId}/brand-images/${name}`}
            file={files[name]}
            mayChange={mayChange}
            changed={changed}
          />
        </li>
      ))}
    </ul>
  );
}

type ImageProps = {
  name: BrandImage;
  path: string;
  file: string | null;
  mayChange: boolean;
  changed: () => Promise<unknown>;
};

function Image({ name, path, file, mayChange, changed }: ImageProps) {
  const [isBusy, setBusy] = useState(false);
  const reloadSession = useReloadSession();
  const { label, hint } = brandImages[name];

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      await Promise.all([changed(), reloadSession()]);
    } catch (failure) {
      toastFailure(failure);
    }
    setBusy(false);
  };

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const form = new FormData();
    form.append('file', chosen);
    void run(() => upload(path, form), saved.section);
  };

  const remove = async () => {
    const text = `Do you want to remove the ${label.toLowerCase()}? The initials of the organisation are shown instead.`;
    if (await confirm({ text, yes: 'Remove', isDanger: true })) {
      await run(() => api.delete(path), saved.section);
    }
  };

  return (
    <>
      <div className="brand-image" data-empty={file === null}>
        {file ? <img src={`/files/${encodeURIComponent(file)}`} alt={label} /> : 'None yet'}
      </div>
      <div>
        <strong>{label}</strong>
        <p className="soft">{hint}</p>
        {mayChange && (
          <ImageButtons
            label={label.toLowerCase()}
            hasFile={file !== null}
            isBusy={isBusy}
            choose={choose}
            remove={() => void remove()}
          />
        )}
      </div>
    </>
  );
}

type ButtonsProps = {
  label: string;
  hasFile: boolean;
  isBusy: boolean;
  choose: (file: File | undefined) => void;
  remove: () => void;
};

function ImageButtons({ label, hasFile, isBusy, choose, remove }: ButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="brand-buttons">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File of the ${label}`}
        accept={brandExtensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon={<UploadOutlined />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {hasFile ? 'Replace' : 'Upload'}
      </Button>
      {hasFile && (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`Remove the ${label}`}
          disabled={isBusy}
          onClick={remove}
        />
      )}
    </p>
  );
}
