import { act } from 'react';
import { register } from '#kernel/domain';
import {
  aSession,
  collectToasts,
  eventually,
  press,
  render,
  serve,
  type,
} from '#kernel/web-testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { correspondence } from '../../domain/index.ts';
import SendDialog from './send-dialog.tsx';

const about = { fromModule: 'COMPANY', objectId: 'c-1' };
const start = { subject: 'Hello', body: '<p>Words</p>' };
const recipients = {
  items: [{ label: 'Email', name: 'Harbour Legal', email: 'office@law.test' }],
  mobiles: [],
  objectName: 'Harbour Legal',
};
const seen = {
  hash: 'h1',
  sender: 'Practice <office@practice.test>',
  destination: 'office@law.test',
  cc: null,
  replyTo: null,
  subject: 'Hello',
  body: '<p>Words</p>',
  text: 'Words',
  missing: [],
  attachments: [],
};
const routes = {
  'GET /app/emails/recipients': { body: recipients },
  'GET /app/files': { body: { items: [], totalCount: 0 } },
  'POST /app/emails/preview': { body: seen },
  'POST /app/emails/send': { body: { id: 'm-1' } },
};
const dialog = () => document.querySelector('[role=dialog]') as HTMLElement;
const asStaff = (roles: string[]) => {
  const session = aSession();
  return { session: { ...session, actor: { ...session.actor, roles, edition: 'MLP' } } };
};

beforeEach(() => register([correspondence]));

async function open(more: object = {}, roles = ['STAFF']) {
  const calls = serve({ ...routes, ...more });
  const toasts = collectToasts();
  let isClosed = false;
  await render(
    <SendDialog about={about} start={start} close={() => void (isClosed = true)} />,
    asStaff(roles),
  );
  await eventually(() => expect(dialog()?.textContent).toContain('Harbour Legal'));
  const bodyOf = (path: string) =>
    calls.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);
  return { calls, toasts, bodyOf, isClosed: () => isClosed };
}

describe('the preview-email dialog', () => {
  test('[B-276] opens at width 1000 with a Preview tab', async () => {
    await open();

    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('1000px');
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Message',
      'Preview',
    ]);
  });

  test('[B-317] writes to the address of the record unless told otherwise', async () => {
    const { bodyOf } = await open();

    await press('Preview', dialog());

    await eventually(() => expect(bodyOf('/app/emails/preview')).toHaveLength(1));
    expect(bodyOf('/app/emails/preview')[0]).toMatchObject({ to: 'office@law.test', ...start });
  });

  test.each([
    ['', 'This field is required'],
    ['anna@law', 'Invalid email address'],
  ])('[B-317] the recipient "%s" is refused before anything is asked', async (to, text) => {
    const { bodyOf } = await open();
    await type(document.querySelector('#mail-to'), to);

    await press('Preview', dialog());

    await eventually(() => expect(dialog().textContent).toContain(text));
    expect(bodyOf('/app/emails/preview')).toEqual([]);
  });

  test('[B-380] what was looked at is sent with its hash', async () => {
    const { bodyOf, toasts, isClosed } = await open();
    await press('Preview', dialog());
    await eventually(() => expect(document.querySelector('iframe')?.srcdoc).toContain('Words'));

    await press('Send', dialog());

    await eventually(() => expect(isClosed()).toBe(true));
    expect(bodyOf('/app/emails/send')).toMatchObject([{ hash: 'h1', to: 'office@law.test' }]);
    expect(toasts.map(({ text, title }) => text ?? title).join()).toContain('Email has been sent!');
  });

  test('a stale preview is shown anew instead of sent', async () => {
    let count = 0;
    const { isClosed } = await open({
      'POST /app/emails/preview': () => ({ body: { ...seen, hash: `h${(count += 1)}` } }),
      'POST /app/emails/send': { status: 409, body: { error: { code: 'stalePreview' } } },
    });
    await press('Preview', dialog());
    await eventually(() => expect(document.querySelector('iframe')).not.toBeNull());

    await press('Send', dialog());

    await eventually(() => expect(dialog().textContent).toContain('has changed since you looked'));
    expect(count).toBe(2);
    expect(isClosed()).toBe(false);
  });

  test('a change after the preview asks for another look', async () => {
    await open();
    await press('Preview', dialog());
    await eventually(() => expect(document.querySelector('iframe')).not.toBeNull());
    await act(async () => document.querySelector<HTMLElement>('[role=tab]')?.click());

    await type(document.querySelector('#mail-subject'), 'Other');

    await eventually(() => expect(() => press('Preview', dialog())).not.toThrow());
    expect([...dialog().querySelectorAll('button')].map((one) => one.textContent)).not.toContain(
      'Send',
    );
  });

  test('[B-318] Send Preview begins with the account email of the tenant', async () => {
    const session = aSession();
    const tenant = {
      ...session.tenant,
      extraProperties: { AccountEmail: 'accounts@practice.test' },
    };
    serve(routes);
    await render(<SendDialog about={about} start={start} close={() => undefined} />, {
      session: { ...session, tenant },
    });
    await eventually(() => expect(dialog()?.textContent).toContain('Harbour Legal'));
    await press('Preview', dialog());

    await eventually(() =>
      expect(document.querySelector<HTMLInputElement>('#mail-try-to')?.value).toBe(
        'accounts@practice.test',
      ),
    );
  });
});

describe('the tab of the template', () => {
  const standard = { subject: 'S', templateContent: '<p>Words of Kay</p>' };
  const template = {
    id: 't-1',
    name: 'K',
    label: 'Kay',
    about: 'report',
    category: 'report',
    kind: 'mail',
    audience: 'caseManager',
    needs: [],
    defaultWords: standard,
    concurrencyStamp: 's-1',
    ...standard,
  };
  const templates = (isActive: boolean) => ({
    'GET /app/email-templates': { body: { items: [{ ...template, isActive }] } },
    'GET /app/email-templates/K': { body: { ...template, isActive, disabled: !isActive } },
  });
  const openWith = async (roles: string[], isActive: boolean) => {
    serve({ ...routes, ...templates(isActive) });
    const draft = { ...start, templateKey: 'K' };
    await render(
      <SendDialog about={about} start={draft} close={() => undefined} />,
      asStaff(roles),
    );
    await eventually(() => expect(dialog()?.textContent).toContain('Harbour Legal'));
  };

  test('[B-277] is there for staff, and for nobody else', async () => {
    await openWith(['STAFF'], true);
    expect(dialog().textContent).toContain('Edit template');
  });

  test('[B-277] is not there for a case manager', async () => {
    await openWith(['CASE_MANAGER'], true);
    expect(dialog().textContent).not.toContain('Edit template');
  });

  test.each([
    [false, true],
    [true, false],
  ])('[B-278] of a template that is enabled: %s, says Disabled: %s', async (isActive, says) => {
    await openWith(['STAFF'], isActive);
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1)?.click(),
    );
    await eventually(() => expect(dialog().textContent).toContain('Kay'));

    expect(dialog().textContent?.includes('Disabled')).toBe(says);
  });

  test('[B-268] edits the template', async () => {
    await openWith(['STAFF'], true);
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1)?.click(),
    );

    await eventually(() => {
      const editor = dialog().querySelector('[contenteditable=true][aria-label=Content]');
      expect(editor?.textContent).toContain('Words of Kay');
      expect(dialog().textContent).toContain('Save template');
    });
  });
});
