import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import ResourceAdd from './resource-add.tsx';

const add = <ResourceAdd resource={widget} />;
const field = (place: ParentNode, name: string) => place.querySelector(`[data-field=${name}]`);

beforeEach(() => {
  registerWidgets();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => vi.unstubAllGlobals());

describe('adding a record', () => {
  test('[B-215] [B-220] missing fields are named, the first comes into view, nothing is sent', async () => {
    const toasts = collectToasts();
    const calls = serve({});
    const place = await render(add);

    await press('Save', place);

    await eventually(() => {
      expect(field(place, 'name')?.textContent).toContain('This field is required');
      expect(field(place, 'colour')?.textContent).toContain('This field is required');
    });
    expect(toasts.map((toast) => toast.text)).toEqual(['Please complete required fields.']);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      field(place, 'name'),
    ]);
    expect(field(place, 'name')?.contains(document.activeElement)).toBe(true);
    expect(calls).toEqual([]);
  });

  test('[B-216] [B-218] the messages of the shared schema stand at their fields', async () => {
    collectToasts();
    const place = await render(add);
    await type(place.querySelector('#name'), 'A name that is far too long');
    await type(place.querySelector('#email'), 'nobody');

    await press('Save', place);

    await eventually(() => {
      expect(field(place, 'name')?.textContent).toContain(
        'Must be less than or equal to 20 digits',
      );
      expect(field(place, 'email')?.textContent).toContain('Invalid email address');
    });
  });

  test('a field that is being mended is no longer marked', async () => {
    collectToasts();
    const place = await render(add);
    await press('Save', place);
    await eventually(() => expect(field(place, 'name')?.textContent).toContain('required'));

    await type(place.querySelector('#name'), 'C');

    await eventually(() => expect(field(place, 'name')?.textContent).not.toContain('required'));
    expect(field(place, 'colour')?.textContent).toContain('required');
  });

  test('what the server finds is shown at the field', async () => {
    const toasts = collectToasts();
    const validationErrors = [{ message: 'This value is already in use.', members: ['name'] }];
    serve({
      'POST /app/widgets': {
        status: 409,
        body: { error: { code: 'taken', message: 'x', validationErrors } },
      },
    });
    const place = await render(
      <ResourceAdd
        resource={{
          ...widget,
          fields: { ...widget.fields, colour: { ...widget.fields.colour, required: false } },
        }}
      />,
    );
    await type(place.querySelector('#name'), 'Cog');

    await press('Save', place);

    await eventually(() =>
      expect(field(place, 'name')?.textContent).toContain('This value is already in use.'),
    );
    expect(toasts.at(-1)).toMatchObject({
      kind: 'error',
      text: 'This value is already in use.',
      seconds: 5,
    });
  });

  test('a field that only the server writes is not asked for', async () => {
    const place = await render(add);

    expect(field(place, 'serial')).toBeNull();
  });
});
