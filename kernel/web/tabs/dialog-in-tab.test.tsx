import { text } from '#kernel/domain';
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindConfirm } from '../dialogs/confirm.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { InputForm } from '../form/input-form.tsx';
import { registerWidgets } from '../testing/a-widget.ts';
import { eventually, press, render, type } from '../testing/render.tsx';
import { widgetPath } from '../testing/some-tabs.ts';
import { mayLeaveTabs } from './open-tab.ts';
import { TabPanel } from './tab-panel.tsx';
import { useTabs, useTabsState } from './tabs-context.ts';
import { TabsProvider } from './tabs-provider.tsx';
import type { Tabs } from './tabs-store.ts';
import './unsaved-dialog.tsx';

const setting = { owner: 'una', home: '/view/widgets', isOpen: (route: string) => route !== '' };
const asked = vi.fn<(text: string) => void>();
let isSure = false;
let tabs: Tabs;

type Given = { isDirty?: boolean; save?: () => Promise<boolean> };
const Typed = (given: Given) => (
  <Dialog kind="confirm" title="A booking" close={() => {}} {...given}>
    Typed
  </Dialog>
);

function Window(given: Given & { isBeside: boolean }) {
  const { isBeside, ...dialog } = given;
  const { tabs: open, activeId } = useTabsState();
  const found = useTabs();
  useLayoutEffect(() => {
    tabs = found;
  }, [found]);
  return (
    <>
      {isBeside && <Typed {...dialog} />}
      {open.map((tab) => (
        <TabPanel key={tab.id} tab={tab} isActive={tab.id === activeId}>
          {isBeside ? null : <Typed {...dialog} />}
        </TabPanel>
      ))}
    </>
  );
}

const open = (given: Given, isBeside = false) => {
  history.replaceState(null, '', widgetPath('start'));
  return render(
    <TabsProvider setting={setting}>
      <Window isBeside={isBeside} {...given} />
    </TabsProvider>,
  );
};
const closeTab = async () => {
  const id = tabs.state().activeId;
  await act(async () => void tabs.close(id));
  return id;
};
const reload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  registerWidgets();
  sessionStorage.clear();
  asked.mockReset();
  isSure = false;
  bindConfirm(({ text }) => {
    asked(text);
    return Promise.resolve(isSure);
  });
});
afterEach(() => bindConfirm(() => Promise.resolve(false)));

test('[B-012] a tab asks before it closes over a dialog with typed work, and so does the window', async () => {
  await open({ isDirty: true });
  expect(reload()).toBe(true);

  const id = await closeTab();
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  expect(tabs.find(id)).toBeDefined();
  isSure = true;
  await closeTab();

  await eventually(() => expect(tabs.find(id)).toBeUndefined());
});

test('[B-012] a dialog that can save offers it', async () => {
  const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  await open({ isDirty: true, save });

  const id = await closeTab();
  await press('Save');

  await eventually(() => expect(tabs.find(id)).toBeUndefined());
  expect(save).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test('[B-012] a dialog beside the tabs is asked about when the window is left, not by a tab', async () => {
  await open({ isDirty: true }, true);
  expect(reload()).toBe(true);

  const id = await closeTab();
  expect(tabs.find(id)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();

  expect(await mayLeaveTabs()).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['Save', 1],
  ['Send', 0],
])('[B-012] a form whose button says %s is saved by its tab %i times', async (saveText, times) => {
  const save = vi.fn<() => Promise<void>>(() => Promise.resolve());
  history.replaceState(null, '', widgetPath('start'));
  const place = await render(
    <TabsProvider setting={setting}>
      <InputForm fields={{ name: text('Name') }} start={{}} save={save} saveText={saveText} />
    </TabsProvider>,
  );
  await eventually(() => expect(place.querySelector('input')).not.toBeNull());
  await type(place.querySelector('input'), 'typed');

  const mayLeave = vi.fn<(answer: boolean) => void>();
  await act(async () => void mayLeaveTabs().then(mayLeave));
  const question = () => document.querySelector<HTMLElement>('[role=dialog]');
  if (times) {
    await eventually(() => expect(question()).not.toBeNull());
    await press('Save', question() ?? document.body);
  }

  await eventually(() => expect(mayLeave).toHaveBeenCalledExactlyOnceWith(times === 1));
  expect(save).toHaveBeenCalledTimes(times);
  expect(asked).toHaveBeenCalledTimes(1 - times);
});

test('a dialog without changes is in nobody’s way', async () => {
  await open({});

  expect(reload()).toBe(false);
  const id = await closeTab();

  expect(tabs.find(id)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
