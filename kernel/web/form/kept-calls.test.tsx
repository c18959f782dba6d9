import { defineAction, text } from '#kernel/domain';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindConfirm } from '../dialogs/confirm.ts';
import { ActionButton } from '../resource/action/action-button.tsx';
import { RecordDialog } from '../resource/related/record-dialog.tsx';
import ResourceDetail from '../resource/detail/resource-detail.tsx';
import { SectionForm } from '../resource/detail/section-form.tsx';
import { api } from '../api/api.ts';
import { aWidget, registerWidgets, widget } from '../testing/a-widget.ts';
import { collectToasts, eventually, press, render, serve, type } from '../testing/index.ts';
import { RowsEditor } from './rows-editor.tsx';

const opens = '/view/approval-requests/detail/r-1';
const held = {
  status: 409,
  body: {
    error: {
      code: 'waitsForSecondPerson',
      message: 'Nothing is changed yet. Cog waits until Una Ash agrees.',
      kept: { opens },
    },
  },
};
const notice = {
  kind: 'info',
  text: 'Nothing is changed yet. Cog waits until Una Ash agrees.',
  action: { label: 'Open the request' },
};

const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
beforeEach(() => {
  registerWidgets();
  asked.mockClear();
  bindConfirm(asked);
});
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

test('a page whose save waits for a second person leaves its form, and says who must agree', async () => {
  const toasts = collectToasts();
  serve({ 'GET /app/widgets/w-1': { body: aWidget() }, 'PUT /app/widgets/w-1': held });
  const place = await render(
    <Routes>
      <Route path="/view/widgets/detail/:id" element={<ResourceDetail resource={widget} />} />
    </Routes>,
    { path: '/view/widgets/detail/w-1?action=edit' },
  );
  await eventually(() => expect(place.querySelector('#name')).not.toBeNull());
  await type(place.querySelector('#name'), 'Wheel');

  await press('Save', place);

  await eventually(() => expect(place.querySelector('#name')).toBeNull());
  expect(toasts).toMatchObject([notice]);
  expect(asked).not.toHaveBeenCalled();
});

test('a section whose save waits closes', async () => {
  const toasts = collectToasts();
  const done = vi.fn<() => void>();
  serve({ 'PUT /app/widgets/w-1': held });
  const place = await render(
    <SectionForm
      resource={widget}
      title="Information"
      keys={['name']}
      record={aWidget()}
      save={async (body) => void (await api.put('/app/widgets/w-1', body))}
      done={done}
    />,
  );
  await type(place.querySelector('#name'), 'Wheel');

  await press('Save', place);

  await eventually(() => expect(done).toHaveBeenCalledOnce());
  expect(toasts).toMatchObject([notice]);
  expect(asked).not.toHaveBeenCalled();
});

test('a dialog whose save waits closes without asking about unsaved work', async () => {
  const toasts = collectToasts();
  const close = vi.fn<(isSaved: boolean) => void>();
  serve({ 'PUT /app/widgets/w-1': held });
  await render(<RecordDialog resource={widget} record={aWidget()} close={close} />);
  await eventually(() => expect(document.querySelector('#name')).not.toBeNull());
  await type(document.querySelector('#name'), 'Wheel');

  await press('Save');

  await eventually(() => expect(close).toHaveBeenCalledExactlyOnceWith(false));
  expect(toasts).toMatchObject([notice]);
  expect(asked).not.toHaveBeenCalled();
});

test('an action that waits closes its dialog and is not said to be done', async () => {
  const toasts = collectToasts();
  serve({ 'PUT /app/widgets/w-1/giveUp': held });
  const giveUp = defineAction({
    name: 'giveUp',
    on: widget,
    label: 'Give up',
    route: 'PUT /app/widgets/{id}/giveUp',
    roles: ['CLERK'],
    input: { reason: text('Reason') },
  });
  const record = { ...aWidget(), can: [giveUp.ability] };
  await render(<ActionButton action={giveUp} record={record} />);
  await press('Give up');
  await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  await type(document.querySelector('#reason'), 'Wound up');

  await press('Give up', document.querySelector('[role=dialog]') as HTMLElement);

  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(toasts).toMatchObject([notice]);
  expect(asked).not.toHaveBeenCalled();
});

test('rows whose save waits close', async () => {
  const toasts = collectToasts();
  const cancel = vi.fn<() => void>();
  serve({ 'PUT /app/widgets/w-1/rows': held });
  const place = await render(
    <RowsEditor
      noun={['line', 'lines']}
      columns={[{ head: 'Name', cell: () => ['name', text('Name')] }]}
      rows={[{ name: 'Ann' }]}
      newRow={() => ({})}
      problem={() => null}
      save={async () => void (await api.put('/app/widgets/w-1/rows'))}
      cancel={cancel}
    />,
  );

  await press('Save lines', place);

  await eventually(() => expect(cancel).toHaveBeenCalledOnce());
  expect(toasts).toMatchObject([notice]);
  expect(asked).not.toHaveBeenCalled();
});
