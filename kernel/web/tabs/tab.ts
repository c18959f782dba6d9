/** Where a tab stands: the address and what the registered pages know about it. */
export type Place = {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly absUrl: string;
  /** The pattern of the page, e.g. `/view/widgets/detail/{id}`; empty when no page matches. */
  readonly route: string;
  readonly fromModule: string;
  readonly objectId: string;
  readonly title: string;
};

/** D-005. */
export type Tab = Place & {
  /** B-058: a timestamp. */
  readonly id: string;
  readonly visited: boolean;
  /** What follows the title of a record, e.g. `(Widget)`. */
  readonly postFix: string;
  /** B-062: where to go when it closes; null leaves it to the neighbour rule. */
  readonly onClosed: 'previous' | null;
  /** A tab of this name is used again, whatever it shows. */
  readonly tabName: string;
};

export type ClosedTab = { readonly tab: Tab; readonly index: number };

export type TabsState = {
  readonly tabs: readonly Tab[];
  readonly activeId: string;
  /** Ids in the order they were last active, the latest at the end. */
  readonly order: readonly string[];
  /** The latest closed at the end. */
  readonly closed: readonly ClosedTab[];
  /** How many fit into the bar. */
  readonly max: number;
};

/** Stands for what is open beside the tabs: it belongs to the whole window. */
export const besideTabs = '';

/** Wherever unsaved work can be when the window is left. */
export const everyPlace = ({ tabs }: Pick<TabsState, 'tabs'>): string[] => [
  ...tabs.map(({ id }) => id),
  besideTabs,
];

export const fullTitle = ({ title, postFix }: Pick<Tab, 'title' | 'postFix'>): string =>
  postFix ? `${title} ${postFix}` : title;

export const addressOf = ({ path, search }: Pick<Place, 'path' | 'search'>): string =>
  path + search;
