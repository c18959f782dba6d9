/** One line of the palette. */
export type Entry = {
  readonly key: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  /** Found by these as well; not shown. */
  readonly words?: string;
  /** Said more quietly beside it. */
  readonly detail?: string;
  readonly run: () => void;
};
