export type Group = 'Open tabs' | 'Actions' | 'Screens' | 'Records';

/** One line of the palette. */
export type Entry = {
  readonly key: string;
  readonly group: Group;
  readonly label: string;
  /** Said more quietly beside it. */
  readonly detail?: string;
  readonly run: () => void;
};
