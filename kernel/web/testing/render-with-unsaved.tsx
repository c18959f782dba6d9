import type { ReactNode } from 'react';
import { besideTabs } from '../tabs/tab.ts';
import { Tabs } from '../tabs/tabs-store.ts';
import { UnsavedWork } from '../tabs/unsaved.ts';
import { UnsavedContext } from '../tabs/use-unsaved.ts';
import { render } from './render.tsx';

/** As in the window; `asks` says whether leaving what is drawn would ask first. */
export async function renderWithUnsaved(
  element: ReactNode,
  options: Parameters<typeof render>[1] = {},
) {
  const tabs = new Tabs({ owner: 'una', home: '/', isOpen: () => true });
  const work = new UnsavedWork(tabs, () => Promise.resolve('stay'));
  const place = await render(<UnsavedContext value={work}>{element}</UnsavedContext>, options);
  return { place, asks: async () => !(await work.mayLeave([besideTabs])) };
}
