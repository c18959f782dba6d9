import { describe, expect, test } from 'vitest';
import { classesUsed } from './classes-used.ts';
import { foldersOfSheets, judgeComponent } from './judge-component.ts';
import { judgeSheets, ownersOf } from './judge-sheets.ts';
import { readSheet } from './sheet.ts';

const base = readSheet('apps/web/base.css', 'a { color: red } .soft { color: grey }');
const pages = readSheet('apps/web/pages.css', '.card { padding: 4px }');
const calendar = readSheet('modules/booking/web/calendar/blocks.css', '.slot { height: 24px }');

/** What is said of `text` as a sheet of the search, beside the sheets above. */
const judged = (text: string, path = 'modules/booking/web/search/found.css') =>
  judgeSheets([base, pages, calendar, readSheet(path, text)]).filter(
    (line) => !line.endsWith('not styled there'),
  );

const broken = [
  ['the class of another sheet', '.slot { height: 28px }', '.slot belongs to'],
  ['the class of another sheet inside its own', '.found .slot { height: 1px }', '.slot belongs to'],
  ['an element by itself', 'button { height: 28px }', 'no class of this sheet'],
  ['the root', ':root { --tone: red }', 'no class of this sheet'],
  ['a shared class by itself', '.card { padding: 0 }', 'no class of this sheet'],
  ['a shared class beside an element', 'section.card p { margin: 0 }', 'no class of this sheet'],
  ['a state by itself', '.is-past { opacity: 0.5 }', 'no class of this sheet'],
  ['the component library by itself', '.ant-btn { height: 1px }', 'no class of this sheet'],
  ['another class in a media query', '@media print { .slot { top: 0 } }', '.slot belongs to'],
  ['another class after a comma', '.found, .slot { top: 0 }', '.slot belongs to'],
] as const;

const sound = [
  ['its own class', '.found { gap: 4px }'],
  ['elements inside its own class', '.found > li + li a:hover { color: red }'],
  ['a shared class inside its own', '.found .card { padding: 0 }'],
  ['a state of its own class', '.found.is-past { opacity: 0.5 }'],
  ['the library inside its own class', '.found .ant-select { width: 100% }'],
  ['text that looks like a class', ".found[data-x='a.slot'] { top: 0 } /* .slot {} */"],
  ['its own keyframes', '@keyframes found-in { 50% { top: 0 } } .found { animation: found-in 1s }'],
] as const;

describe('a style sheet', () => {
  test.each(broken)('may not style %s', (_title, text, reason) => {
    expect(judged(text)).toEqual([expect.stringContaining(reason)]);
  });

  test.each(sound)('may style %s', (_title, text) => {
    expect(judged(text)).toEqual([]);
  });

  test('may name the class of a sheet in the same folder beside its own', () => {
    expect(judged('.day .slot { top: 0 }', 'modules/booking/web/calendar/day.css')).toEqual([]);
  });

  test('may neither redefine nor borrow the keyframes of another', () => {
    const other = readSheet(
      'kernel/web/a.css',
      '@keyframes turn { to { rotate: 1turn } } .a { top: 0 }',
    );
    const again = readSheet('kernel/web/b/b.css', '@keyframes turn { to { top: 0 } }');
    const borrower = readSheet('kernel/web/c/c.css', '.c { animation: turn 1s }');

    const found = judgeSheets([other, again, borrower]);

    expect(found).toContainEqual(expect.stringContaining('the name belongs to kernel/web/a.css'));
    expect(found).toContainEqual(expect.stringContaining('loaded with kernel/web/a.css only'));
  });

  test('that no longer styles a shared class is told so', () => {
    expect(judgeSheets([pages])).toContainEqual(expect.stringContaining("'.toolbar': shared, but"));
  });
});

describe('a component', () => {
  const search = 'modules/booking/web/search/search-page.tsx';
  const owners = ownersOf([base, pages, calendar]);
  const used = (text: string, path = search, also: { path: string; text: string }[] = []) => {
    const component = { path, text };
    return judgeComponent(component, owners, foldersOfSheets([component, ...also]));
  };

  test.each([
    ['in a string', `<b className="slot soft" />`],
    ['behind a condition', `<b className={on ? 'slot' : undefined} />`],
    [
      'in a list of names',
      `const names = ['slot']; export const a = <b className={names.join()} />`,
    ],
    ['in the options of a column', `export const column = { className: 'slot' }`],
    ['by its beginning', '<b className={`slo${rest}`} />'],
  ])('may not use the class of a screen elsewhere, %s', (_title, text) => {
    expect(used(text)).toEqual([expect.stringContaining('blocks.css')]);
  });

  test('may use shared classes, names without a style, and those of a sheet that it loads', () => {
    expect(used(`<b className="card soft found-nothing" />`)).toEqual([]);
    expect(used(`import '../calendar/blocks.css'; <b className="slot" />`)).toEqual([]);
    const loads = { path: 'modules/booking/web/calendar/a.tsx', text: `import './blocks.css'` };
    expect(used(`<b className="slot" />`, 'modules/booking/web/calendar/b/c.tsx', [loads])).toEqual(
      [],
    );
  });

  test('is read with templates, their beginnings and their other words', () => {
    expect(classesUsed('a.tsx', '<b className={`slot slot-${kind} ${more} late`} />')).toEqual([
      { name: 'slot', isBeginning: false },
      { name: 'slot-', isBeginning: true },
      { name: 'late', isBeginning: false },
    ]);
  });
});
