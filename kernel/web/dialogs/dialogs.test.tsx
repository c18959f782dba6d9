import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { press, render } from '../testing/render.tsx';
import { startAtFirstField } from './dialog-focus.ts';
import { dialogWidth } from './dialog-width.ts';
import { Dialog } from './dialog.tsx';
import { FloatingWindow } from './floating-window.tsx';

test('[B-281] [S-126] [K-084] [K-085] [K-086] [K-087] [K-088] each kind of dialog has its width', () => {
  expect(dialogWidth).toEqual({
    confirm: 600,
    attachments: 768,
    history: 900,
    emailPreview: 1000,
    summary: 1024,
  });
});

test.each(['attachments', 'emailPreview', 'summary'] as const)(
  '[B-281] the dialog of %s is that wide and closes with Escape',
  async (kind) => {
    const close = vi.fn<() => void>();
    await render(
      <Dialog kind={kind} title="Title" close={close}>
        Text
      </Dialog>,
    );

    const modal = document.querySelector<HTMLElement>('.ant-modal');
    expect(modal?.style.width || modal?.getAttribute('style')).toContain(String(dialogWidth[kind]));
    await escape(document.querySelector('.ant-modal-wrap, .ant-modal'));
    expect(close).toHaveBeenCalled();
  },
);

test('S-007: a floating window takes the focus, closes with Escape and gives it back', async () => {
  const close = vi.fn<() => void>();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const place = await render(
    <FloatingWindow title="Report.pdf" close={close}>
      Pages
    </FloatingWindow>,
  );

  const window = document.querySelector<HTMLElement>('[role=dialog]');
  expect(document.activeElement).toBe(window);
  expect(window?.textContent).toContain('Report.pdf');
  await escape(window);
  expect(close).toHaveBeenCalledOnce();
  expect(place).toBeDefined();
  before.remove();
});

test('S-007: a floating window opened from a dialog stands in it, before what the dialog holds', async () => {
  const [closeDialog, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  function Files() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Dialog kind="attachments" title="Attachments" close={closeDialog}>
        <button type="button" onClick={() => setOpen(true)}>
          Report
        </button>
        {isOpen && (
          <FloatingWindow title="Report.pdf" close={close}>
            Pages
          </FloatingWindow>
        )}
      </Dialog>
    );
  }
  await render(<Files />);

  await press('Report', document.body);

  const window = document.querySelector<HTMLElement>('.window-frame');
  expect(window?.closest('.ant-modal')).not.toBeNull();
  expect(document.activeElement).toBe(window);
  await escape(window);
  expect(close).toHaveBeenCalledOnce();
  expect(closeDialog).not.toHaveBeenCalled();
});

test('its cross closes a floating window', async () => {
  const close = vi.fn<() => void>();
  await render(
    <FloatingWindow
      title="Report.pdf"
      actions={<button type="button">Download</button>}
      close={close}
    >
      Pages
    </FloatingWindow>,
  );

  await press('Download', document.body);
  expect(close).not.toHaveBeenCalled();
  const cross = document.querySelector<HTMLElement>('[aria-label=Close]');
  await act(async () => cross?.click());
  expect(close).toHaveBeenCalledOnce();
});

async function escape(target: Element | null): Promise<void> {
  await act(async () => {
    target?.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        keyCode: 27,
        bubbles: true,
      } as KeyboardEventInit),
    );
  });
}

test('a dialog starts at its first field, unless something in it has the focus already', async () => {
  await render(
    <Dialog kind="confirm" title="Title" close={() => {}}>
      <input disabled aria-label="Fixed" />
      <input aria-label="Reason" />
      <input aria-label="Note" />
    </Dialog>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');

  document.querySelector<HTMLElement>('.ant-modal-close')?.focus();
  expect(focused()).toBe('Reason');
  document.querySelector<HTMLElement>('[aria-label=Note]')?.focus();
  startAtFirstField();
  expect(focused()).toBe('Note');
});

test('a dialog that closes leaves the keyboard where it was opened', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const Asking = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <Dialog kind="confirm" title="Title" close={() => setOpen(false)}>
          <input aria-label="Reason" />
        </Dialog>
      )
    );
  };
  await render(<Asking />);
  document.querySelector<HTMLElement>('[aria-label=Reason]')?.focus();

  await escape(document.querySelector('.ant-modal-wrap, .ant-modal'));
  expect(document.querySelector('.ant-modal')).toBeNull();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
