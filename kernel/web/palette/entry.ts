/** One line of the palette. */
export type Entry = {
  readonly key: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  /** Said more quietly beside it. */
  readonly detail?: string;
  readonly run: () => void;
};
