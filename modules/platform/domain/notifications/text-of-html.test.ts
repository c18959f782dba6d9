import { describe, expect, test } from 'vitest';
import { cutText, textOfHtml } from './text-of-html.ts';

describe('the content of a notification', () => {
  test('is read as text', () => {
    expect(textOfHtml('<p>Fish &amp; <b>chips</b></p><p>1 &lt; 2&nbsp;&#233;</p>')).toBe(
      'Fish & chips 1 < 2 é',
    );
    expect(textOfHtml('&constructor; &#0; &#55296;')).toBe('&constructor; &#0; &#55296;');
  });

  test('[B-159] [B-160] [K-050] [K-051] is cut, and short text is left alone', () => {
    expect(cutText('x'.repeat(300), 200)).toBe(`${'x'.repeat(200)}…`);
    expect(cutText('x'.repeat(50), 50)).toBe('x'.repeat(50));
    expect(cutText('🙂'.repeat(3), 2)).toBe('🙂🙂…');
  });
});
