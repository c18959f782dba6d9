import { CameraOutlined, FileAddOutlined } from '@ant-design/icons';
import { Notice } from '#kernel/web';
import type { ReactNode } from 'react';
import type { FormPages, Sending } from './use-form-pages.ts';

type Props = { name: string; pages: FormPages };

const words = ({ name, at, of, share, isCut }: Sending): string => {
  const which = of > 1 ? ` (${at} of ${of})` : '';
  if (isCut) return `Waiting for the internet. ${name}${which} goes on by itself.`;
  return `Sending ${name}${which}: ${Math.round(share * 100)} %`;
};

/** Big enough for a thumb. The camera is offered where there is one to hold over the paper. */
export function AddPages({ name, pages }: Props) {
  const { sending, problems, isBusy, add } = pages;
  const isDisabled = sending !== null || isBusy;
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again after it failed.
    input.value = '';
    if (files.length) void add(files);
  };
  return (
    <>
      <div className="portal-form-add">
        <Choose label={`Take a photo of ${name}`} isCamera isDisabled={isDisabled} take={take}>
          <CameraOutlined aria-hidden /> Take a photo
        </Choose>
        <Choose label={`Add photos or a PDF of ${name}`} isDisabled={isDisabled} take={take}>
          <FileAddOutlined aria-hidden /> Add photos or a PDF
        </Choose>
      </div>
      {sending && (
        <div className="portal-form-sending" role="status">
          <progress value={sending.share} max={1} aria-label={`Sending ${sending.name}`} />
          {words(sending)}
        </div>
      )}
      {problems.map((problem) => (
        <Notice key={problem} title={problem} />
      ))}
    </>
  );
}

type ChooseProps = {
  label: string;
  isCamera?: boolean;
  isDisabled: boolean;
  take: (input: HTMLInputElement) => void;
  children: ReactNode;
};

const Choose = ({ label, isCamera = false, isDisabled, take, children }: ChooseProps) => (
  <label className={`portal-form-choose${isCamera ? ' portal-form-camera' : ''}`}>
    {children}
    <input
      type="file"
      className="hidden-text"
      aria-label={label}
      disabled={isDisabled}
      accept={isCamera ? 'image/jpeg,image/png' : 'image/jpeg,image/png,application/pdf'}
      {...(isCamera ? { capture: 'environment' } : { multiple: true })}
      onChange={({ target }) => take(target)}
    />
  </label>
);
