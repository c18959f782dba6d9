/** B-220: the first invalid field, in the order of the page, is brought into view and focused. */
export function revealFirst(root: ParentNode, names: readonly string[]): string | null {
  const wanted = new Set(names);
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const first = boxes.find((box) => wanted.has(box.dataset.field ?? ''));
  if (!first) return null;
  first.scrollIntoView({ block: 'center' });
  first.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({
    preventScroll: true,
  });
  return first.dataset.field ?? null;
}
