const crosses = '.ant-select-clear, .ant-input-clear-icon';

/**
 * The library makes the cross in a filled field a stop of Tab. Whoever goes on to the next field types
 * into nothing there, and Enter takes back what was just chosen. It has no property against that.
 */
function leaveOutCrosses(): void {
  for (const cross of document.querySelectorAll<HTMLElement>(crosses)) cross.tabIndex = -1;
}

/** Text is deleted letter by letter; of a chosen value there is nothing to delete but the whole. */
function clearChoice(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.value !== '') return;
  const select = field.closest('.ant-select');
  if (!select || select.classList.contains('ant-select-multiple')) return;
  select.querySelector<HTMLElement>('.ant-select-clear')?.click();
}

function press({ key, target, repeat }: KeyboardEvent): void {
  if (key === 'Tab') leaveOutCrosses();
  // A key held down to empty the search must not go on to the choice.
  if ((key === 'Backspace' || key === 'Delete') && !repeat) clearChoice(target);
}

/** Tab leads from field to field, and Delete or Backspace empties a choice. Answers what ends it. */
export function clearByKeys(): () => void {
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}
