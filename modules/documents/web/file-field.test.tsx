import { file } from '#kernel/domain';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { bindConfirm, eventually, render } from '#kernel/web-testing';
import { FileField } from './file-field.tsx';
import { fakeUploads } from './testing/fake-upload.ts';

const field = file('Report');
const reference = { id: 'f-1', displayName: 'old.pdf', fileSizeInByte: 2048 };
const values: (string | null)[] = [];

function Held({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <FileField
      field={field}
      value={value}
      references={[reference]}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

test('[M-136] an empty field asks for one document, and the uploaded one becomes its value', async () => {
  const uploads = fakeUploads();
  const place = await render(<Held start={null} />);
  expect(place.textContent).toContain('Only 1 document is allowed');

  const input = place.querySelector('input[type=file]');
  expect(input?.hasAttribute('multiple')).toBe(false);
  Object.defineProperty(input, 'files', { value: [new File(['%PDF-'], 'new.pdf')] });
  await act(async () => {
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await eventually(() => expect(uploads).toHaveLength(1));
  const stored = { id: 'f-2', fileName: 'new.pdf', fileSizeInByte: 5, contentType: '' };
  await act(async () => uploads[0]?.answer(201, stored));

  await eventually(() => expect(values).toEqual(['f-2']));
  expect(place.textContent).toContain('new.pdf');
  expect(place.querySelector('input[type=file]')).toBeNull();
});

test('[M-137] a kept file shows its name and size, and is let go only when the user is sure', async () => {
  const asked: string[] = [];
  let isSure = false;
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(isSure);
  });
  const place = await render(<Held start="f-1" />);
  expect(place.textContent).toContain('old.pdf');
  expect(place.textContent).toContain('2 KB');
  const remove = () =>
    act(async () => place.querySelector<HTMLElement>('[aria-label^=Delete]')?.click());

  await remove();
  expect(place.textContent).toContain('old.pdf');
  isSure = true;
  await remove();

  expect(asked).toEqual(Array(2).fill('Do you want to delete this file?'));
  expect(place.textContent).not.toContain('old.pdf');
  expect(place.textContent).toContain('Choose a file');
});
