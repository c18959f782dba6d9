import { defineAction, text } from '#kernel/domain';
import { Button } from 'antd';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InputForm } from '../form/input-form.tsx';
import { ActionDialog } from '../resource/action/action-dialog.tsx';
import { RecordDialog } from '../resource/related/record-dialog.tsx';
import { registerWidgets, widget } from '../testing/a-widget.ts';
import { eventually, press, render, type } from '../testing/render.tsx';
import { bindConfirm } from './confirm.ts';
import type { Question } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import { LeaveButton } from './leave-button.tsx';

const asked: Question[] = [];
let answer = false;
const close = vi.fn<() => void>();

beforeEach(() => {
  registerWidgets();
  bindConfirm((question) => {
    asked.push(question);
    return Promise.resolve(answer);
  });
});
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  asked.length = 0;
  answer = false;
  close.mockReset();
});

const click = (selector: string) =>
  act(async () => document.querySelector<HTMLElement>(selector)?.click());
const escape = () =>
  act(async () => {
    document
      .querySelector('.ant-modal')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true } as object),
      );
  });

/** Outside is where the mask lies: the wrap around the dialog itself. */
const outside = () =>
  act(async () => {
    const wrap = document.querySelector('.ant-modal-wrap, .ant-modal-container');
    for (const kind of ['mousedown', 'mouseup', 'click']) {
      wrap?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
    }
  });

const ways: readonly [string, () => Promise<void>][] = [
  ['Escape', escape],
  ['the cross', () => click('.ant-modal-close')],
  ['a press outside', outside],
  ['Cancel', () => press('Cancel')],
];

const dialog = (isDirty: boolean) => (
  <Dialog
    kind="confirm"
    title="Title"
    close={close}
    isDirty={isDirty}
    footer={
      <>
        <LeaveButton />
        <Button>Save</Button>
      </>
    }
  >
    Text
  </Dialog>
);

describe('a dialog', () => {
  test.each(ways)('without changes is closed by %s at once', async (_way, leave) => {
    await render(dialog(false));

    await leave();

    expect(close).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  test.each(ways)('with changes asks before %s closes it, and stays', async (_way, leave) => {
    await render(dialog(true));

    await leave();

    await eventually(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ yes: 'Discard changes', no: 'Go on editing' });
    expect(close).not.toHaveBeenCalled();
  });

  test.each(ways)('is closed by %s once that is confirmed', async (_way, leave) => {
    answer = true;
    await render(dialog(true));

    await leave();

    await eventually(() => expect(close).toHaveBeenCalledOnce());
  });
});

describe('a form in a dialog', () => {
  const input = () => document.querySelector<HTMLInputElement>('.ant-modal input');
  const edited = async () => {
    await eventually(() => expect(input()).not.toBeNull());
    await type(input(), 'something');
    await escape();
    await eventually(() => expect(asked).toHaveLength(1));
    expect(close).not.toHaveBeenCalled();
  };
  const restored = async () => {
    await type(input(), '');
    await escape();
    await eventually(() => expect(close).toHaveBeenCalledOnce());
  };
  const fields = { name: text('Name') };

  test('of a few fields reports what was typed, and that it was taken back', async () => {
    await render(
      <Dialog kind="confirm" title="Title" close={close}>
        <InputForm fields={fields} start={{}} save={() => Promise.resolve()} />
      </Dialog>,
    );

    await edited();
    await restored();
  });

  test('that was saved does not ask any more; one whose save was called off does', async () => {
    let isSaved = false;
    await render(
      <Dialog kind="confirm" title="Title" close={close}>
        <InputForm fields={fields} start={{}} save={() => Promise.resolve(isSaved)} />
      </Dialog>,
    );
    await eventually(() => expect(input()).not.toBeNull());
    await type(input(), 'something');

    await press('Save');
    await escape();
    await eventually(() => expect(asked).toHaveLength(1));
    isSaved = true;
    await press('Save');
    await eventually(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
    await escape();

    await eventually(() => expect(close).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
  });

  test('over a record reports what was typed', async () => {
    await render(<RecordDialog resource={widget} close={close} />);

    await edited();
    await press('Cancel');
    await eventually(() => expect(asked).toHaveLength(2));
    expect(close).not.toHaveBeenCalled();
    await restored();
  });

  test('of an action reports what was typed', async () => {
    const paint = defineAction({
      name: 'paint',
      on: 'widget',
      label: 'Cancel the paint',
      route: 'POST /app/widgets/{id}/paint',
      roles: [],
      input: fields,
    });
    await render(<ActionDialog action={paint} run={() => Promise.resolve()} close={close} />);

    await edited();
    await restored();
    // Beside a button that cancels, Cancel could mean either.
    await press('Keep it');
    expect(close).toHaveBeenCalledTimes(2);
  });
});
