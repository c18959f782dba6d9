import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { holdToasts } from './toasts.ts';
import { uniqueName } from './unique-name.ts';

const rows = (page: Page) => page.locator('[role=tabpanel]:visible tbody tr[data-row]');

async function addCompany(page: Page, name: string): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('#businessType').click();
  await page.getByTitle('Insurer', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/**
 * What the toasts lie on: buttons, links and inputs of the page, or of the dialog above it. Measured
 * by their boxes; null while there is no toast.
 */
const under = (page: Page) =>
  page.evaluate<string[] | null>(`(() => {
    const dialogs = [...document.querySelectorAll('.ant-modal-wrap')];
    const place = dialogs.at(-1) ?? document.getElementById('root');
    const toasts = [...document.querySelectorAll('.toast')].map((one) => one.getBoundingClientRect());
    const meets = (a, b) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const covered = [...place.querySelectorAll('button, a[href], input, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => toasts.some((toast) => meets(toast, one.getBoundingClientRect())))
      .map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.id));
    return toasts.length > 0 ? covered : null;
  })()`);

async function coversNothing(page: Page): Promise<void> {
  await expect.poll(() => under(page)).toEqual([]);
}

/** The next toast is seen by itself. */
async function dismiss(page: Page): Promise<void> {
  const toasts = page.locator('.toast');
  await expect(async () => {
    await toasts.getByRole('button', { name: 'Dismiss' }).last().click({ timeout: 2000 });
    await expect(toasts).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('a toast covers no button of a list, a form, a record and a dialog', async ({
  page,
  signIn,
}) => {
  const name = uniqueName('Layout Insurance');
  const letToastsGo = holdToasts(page);
  // Nobody else's journey tells this office anything meanwhile.
  await signIn('staff@summit.test', '/view/companies/add');
  await page.getByRole('button', { name: 'Save' }).click();
  await coversNothing(page);
  await dismiss(page);
  await addCompany(page, name);
  await dismiss(page);
  await page.getByRole('button', { name: 'Disable' }).click();
  // Leaving now would give up the call.
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await coversNothing(page);
  // The page moves below a toast on which the pointer rests.
  await page.locator('.toast strong').last().hover();
  await page.setViewportSize({ width: 1100, height: 900 });
  await coversNothing(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/view/companies?filterText=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await coversNothing(page);

  await page.goto('/view/appointment-sessions?do=roster');
  await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
  await coversNothing(page);
  letToastsGo();
});

test('long names stay inside the cards of filters', async ({ page, signIn }) => {
  const long = `Wollongong and Shellharbour Combined Occupational Rehabilitation and Independent Medical Examinations ${'Arbeitsmedizinisch'.repeat(4)}`;
  await signIn('staff@harbour.test', '/view/companies/add');
  await addCompany(page, uniqueName(long));

  const wider = (card: string) =>
    page.locator(card).evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('*')]
        .filter((one) => one.getBoundingClientRect().right > right + 1)
        .map((one) => one.className);
    });
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name }).first().fill('Wollongong and Shell');
    await page.locator('.ant-select-dropdown:visible').getByText(long).first().click();
  };
  await page.goto('/view/clients');
  await page.getByRole('button', { name: 'Filters' }).click();
  await choose('Company');
  await expect(page.locator('.filters')).toContainText('Wollongong');
  expect(await wider('.filters')).toEqual([]);
  await page.getByRole('button', { name: 'Filters', expanded: true }).click();
  await expect(page.locator('.active-filters')).toContainText('Wollongong');
  expect(await wider('.active-filters')).toEqual([]);

  await page.goto('/view/smart-search');
  await choose('For company');
  await expect(page.locator('.criteria')).toContainText('Wollongong');
  expect(await wider('.criteria')).toEqual([]);
  await expect(page.locator('.search-chips')).toContainText('Wollongong');
  expect(await wider('.search-chips')).toEqual([]);
});

test('words stay whole in narrow tables, which are scrolled instead', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await signIn('staff@harbour.test', '/view/companies?filterText=Ashdown+Merrick');
  await rows(page).getByRole('link').first().click();
  const table = page.getByRole('region', { name: 'Case Managers' }).getByRole('table');
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  const broken = await table.evaluate((element) => {
    const document = element.ownerDocument;
    // 4: texts.
    const texts = document.createTreeWalker(element, 4);
    const words: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });

  expect(broken).toEqual([]);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(
    false,
  );
});

test('tabs of records that begin alike can be told apart', async ({ page, signIn }) => {
  const stem = uniqueName('Harbour Legal Group Layout');
  await signIn('staff@harbour.test', '/view/companies/add');
  for (const place of ['Sydney', 'Melbourne']) {
    await page.goto('/view/companies/add');
    await addCompany(page, `${stem} ${place}`);
  }

  for (const place of ['Sydney', 'Melbourne']) {
    const tail = page.getByRole('tab', { name: `${stem} ${place}` }).locator('.tab-tail');
    await expect(tail).toHaveText(place);
    expect(await tail.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  }
});
