import { afterEach, expect, test, vi } from 'vitest';
import { pressableBoxes } from './pressable-boxes.ts';

/** No layout here: every part says itself where it lies, and the point asked for hits what is there. */
function laidOut(html: string): HTMLElement {
  document.body.innerHTML = `<div class="toasts"></div><main>${html}</main>`;
  const boxOf = (element: Element): DOMRect => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    return new DOMRect(left, top, width, height);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  document.elementFromPoint = (x, y) =>
    [...document.querySelectorAll('[data-box]')].findLast((element) => {
      const { left, top, right, bottom } = boxOf(element);
      return x >= left && x < right && y >= top && y < bottom;
    }) ?? document.body;
  return document.querySelector<HTMLElement>('.toasts') as HTMLElement;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const lefts = (html: string) => pressableBoxes(laidOut(html)).map(({ left }) => left);

test('a choice of a few counts by its labels, whose inputs are hidden', () => {
  const tabs = `<label data-box="10 10 80 30"><input type="radio"><span>Sessions</span></label>
    <label data-box="90 10 80 30"><input type="radio"><span>On demand</span></label>`;

  expect(lefts(tabs)).toEqual([10, 90]);
});

test('a select counts on its whole width, not only where its input is', () => {
  const select = `<div class="ant-select" data-box="10 10 300 32">
    <input role="combobox" data-box="12 12 4 28"></div>`;

  expect(pressableBoxes(laidOut(select))).toContainEqual({
    left: 10,
    top: 10,
    width: 300,
    height: 32,
  });
});

test('a label of a plain text, and a button behind something, are no obstacle', () => {
  const covered = `<label data-box="10 10 80 30">Name</label>
    <button data-box="200 10 80 30">Save</button>
    <div data-box="200 10 80 30">in front</div>`;

  expect(lefts(covered)).toEqual([]);
});
