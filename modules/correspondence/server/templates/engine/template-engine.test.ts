import { afterAll, describe, expect, test } from 'vitest';
import { withoutMarks } from '../../../domain/index.ts';
import { cleanTemplate } from './clean-html.ts';
import { TemplateRenderer } from './template-renderer.ts';

const renderer = new TemplateRenderer({ computing: 400, waiting: 30_000 });
afterAll(() => renderer.stop());

const render = (content: string, data: Readonly<Record<string, unknown>> = {}, subject = 'S') =>
  renderer.perform({ work: 'render', subject, content, data });

describe('[D22] filling a template', () => {
  test('values are escaped in the content, and plain in the subject', async () => {
    const data = { name: '<b>"O\'Brien"</b> & Co' };

    expect(await render('<p>Dear {{ name }},</p>', data, 'For {{ name }}')).toEqual({
      rendered: {
        subject: 'For <b>"O\'Brien"</b> & Co',
        html: '<p>Dear &lt;b&gt;"O\'Brien"&lt;/b&gt; &amp; Co,</p>',
        text: 'Dear <b>"O\'Brien"</b> & Co,\n',
      },
    });
  });

  test('an address that a value brings along cannot run anything', async () => {
    const html = '<p><a href="{{ link }}">x</a><script>1</script></p>';

    expect(await render(html, { link: 'javascript:alert(1)' })).toMatchObject({
      rendered: { html: '<p><a>x</a></p>' },
    });
  });

  test.each([
    '{% for a in (1..900000000) %}x{% endfor %}',
    '{% for a in l %}{% for b in l %}{% for c in l %}{% for d in l %}{% endfor %}{% endfor %}{% endfor %}{% endfor %}',
    '{% for a in l %}{% for b in l %}{% for c in l %}xxxxxxxxxxxxxxxx{% endfor %}{% endfor %}{% endfor %}',
  ])('%s is refused in time, and the next one is filled', async (content) => {
    const l = Array.from({ length: 400 }, (_, index) => index);

    expect(await render(content, { l })).toHaveProperty('tooMuch');
    expect(await render('ok')).toMatchObject({ rendered: { html: 'ok' } });
  });

  test('while one does not end, the process goes on with its other work', async () => {
    const l = Array.from({ length: 400 }, (_, index) => index);
    const nested =
      '{% for a in l %}{% for b in l %}{% for c in l %}{% for d in l %}{% endfor %}{% endfor %}{% endfor %}{% endfor %}';
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);

    await render(nested, { l });
    clearInterval(ticking);

    expect(turns).toBeGreaterThan(20);
  });

  test('what waits for a thread that is stopped while it starts comes to an end', async () => {
    const starting = new TemplateRenderer();
    const asked = starting.perform({ work: 'clean', content: 'x' });
    await new Promise(setImmediate);

    await starting.stop();

    await expect(asked).rejects.toThrow('The template thread has ended');
  });

  test.each([
    '{{ name.constructor }}{{ __proto__ }}{{ name.__proto__.constructor }}{{ l.constructor.name }}',
    '{{ process }}{{ global }}{{ require }}{{ this }}',
  ])('%s reaches nothing outside of its data', async (content) => {
    const reply = await render(content, { name: 'x', l: [] });

    const { html } = 'rendered' in reply ? reply.rendered : { html: 'a fault' };
    expect(withoutMarks(html)).toBe('');
  });

  test.each([
    '{% include "/etc/passwd" %}',
    '{% render "x" %}',
    '{% layout "x" %}',
    '{{ 1 | raw }}',
  ])('%s is not of the language', async (content) => {
    expect(await render(content)).toHaveProperty('fault');
  });

  test('what is malformed says where', async () => {
    expect(await render('<p>a</p>\n<p>{% if a %}b</p>')).toMatchObject({
      fault: { part: 'content', line: 2, column: 4 },
    });
  });
});

describe('cleaning what somebody wrote', () => {
  test('scripts, handlers and frames go; braces stay as they are', () => {
    const source =
      '<p onclick="x()">{{ a }}</p>{% if a > "1" && b %}<iframe src="//x"></iframe>{% endif %}<table>{% for l in k %}<tr><td>{{ l.x }}</td></tr>{% endfor %}</table><a href="{{ link }}">x</a>';

    expect(cleanTemplate(source)).toBe(
      '<p>{{ a }}</p>{% if a > "1" && b %}{% endif %}<table>{% for l in k %}<tr><td>{{ l.x }}</td></tr>{% endfor %}</table><a href="{{ link }}">x</a>',
    );
  });

  test.each(['<img src="data:text/html;base64,xx">', '<img src="javascript:1">'])(
    '%s does not stay',
    (source) => {
      expect(cleanTemplate(source)).not.toContain('src=');
    },
  );
});
