import { isFigure } from '#kernel/domain';
import type { Field, FieldKind } from '#kernel/domain';
import { defaultWidth } from '../../table/column.ts';

const padding = 24;
const letter = 7.5;
/** A head is set smaller, and keeps room for the arrow of its order. */
const headWidth = (label: string) => label.length * 7 + padding + 22;
const chip = 20;

const narrow: Partial<Record<FieldKind, number>> = {
  flag: 90,
  date: 125,
  number: 100,
  percent: 100,
  money: 140,
  phone: 150,
};

const longest = (choices: Readonly<Record<string, string>>) =>
  Math.max(0, ...Object.values(choices).map((words) => words.length));

function valueWidth(field: Field): number {
  if (field.kind === 'choice' && field.choices) {
    return longest(field.choices) * letter + padding + (field.tones ? chip : 0);
  }
  if (field.kind === 'dateTime') return field.zone ? defaultWidth : 175;
  return narrow[field.kind] ?? defaultWidth;
}

/** K-024 for words; what is known to be short needs less, and leaves its room to the words. */
export function columnSize(field: Field, isLead: boolean): { width: number; grows: boolean } {
  const isShort = field.kind in narrow || field.kind === 'choice' || field.kind === 'dateTime';
  const wanted = Math.max(headWidth(field.label), Math.min(valueWidth(field), defaultWidth));
  return {
    width: Math.round(isShort ? Math.min(wanted, defaultWidth) : defaultWidth),
    grows: isLead || !(isShort || isFigure(field)),
  };
}
