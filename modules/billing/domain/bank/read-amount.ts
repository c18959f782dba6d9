import { exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';

const shape =
  /^(\()?\s*([-+])?\s*\$?\s*([-+])?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?\s*(\))?\s*(CR|DR|-)?$/i;

/** `1,595.00`, `+$12.5`, `(40.00)`, `12.00 DR`. Null for what is no amount; never rounded. */
export function readAmount(text: string): Money | null {
  // Long blanks could be shared out among the parts of the shape in too many ways.
  const found = shape.exec(text.trim().replace(/\s+/g, ' '));
  if (!found) return null;
  const [, opened, before, after, whole, part, closed, side] = found;
  if ((!whole && !part) || !!opened !== !!closed || (before && after)) return null;
  if (whole && whole.replaceAll(',', '').length > 14) return null;
  const size = exact(`${whole?.replaceAll(',', '') ?? '0'}.${part ?? '0'}`);
  const isNegative = opened || [before, after].includes('-') || /^(DR|-)$/i.test(side ?? '');
  return toCents(isNegative ? size.negated() : size);
}
