export const covenantKinds = {
  matterPercent: 'One matter, at most % of the limit',
  drawnPercent: 'Drawn, at most % of the limit',
  loanMonths: 'Age of a loan, at most months',
  openMatters: 'Open matters, at least',
} as const;

export type CovenantKind = keyof typeof covenantKinds;

const percent = (bound: string): string => `${bound} %`;
const counted =
  (one: string, many: string) =>
  (bound: string): string =>
    `${bound} ${bound === '1' ? one : many}`;

/** A bound or a figure as a person reads it. */
export const covenantWords: Readonly<Record<CovenantKind, (figure: string) => string>> = {
  matterPercent: percent,
  drawnPercent: percent,
  loanMonths: counted('month', 'months'),
  openMatters: counted('matter', 'matters'),
};

const inWhole: ReadonlySet<string> = new Set<CovenantKind>(['loanMonths', 'openMatters']);

export const isWholeBound = (kind: string): boolean => inWhole.has(kind);
