import type { FieldKind, Fields } from './field.ts';

/** A named rule between two fields of one record. Nothing given on either side keeps it. */
export type Comparison<K extends string = string> = {
  readonly field: K;
  readonly op: '>' | '>=' | '<' | '<=';
  readonly than: K;
  /** What the person reads when it is broken; its row in the catalogue names `field`. */
  readonly refusal: string;
};

export type Comparisons<K extends string = string> = Readonly<Record<string, Comparison<K>>>;

const ordered = ['date', 'dateTime', 'number', 'money', 'percent', 'decimal'] as const;
export type OrderedKind = (typeof ordered)[number];

export const isOrdered = (kind: FieldKind | undefined): kind is OrderedKind =>
  ordered.some((one) => one === kind);

/** Only what has an order can be compared, and only with its own kind. */
export function refuseOddChecks(resource: string, fields: Fields, checks: Comparisons): void {
  const seen = new Set<string>();
  for (const [name, { field, than, refusal }] of Object.entries(checks)) {
    const kind = fields[field]?.kind;
    if (!isOrdered(kind) || kind !== fields[than]?.kind) {
      throw new Error(`${resource}.checks.${name} cannot compare ${field} with ${than}`);
    }
    if (seen.has(refusal)) throw new Error(`${resource}.checks use ${refusal} twice`);
    seen.add(refusal);
  }
}
