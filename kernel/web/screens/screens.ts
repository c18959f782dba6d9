import type { Actor, AnyAction, AnyResource, PlainDate, RecordOf, Resource } from '#kernel/domain';
import type { ComponentType, ReactNode } from 'react';
import { use } from 'react';
import type { ListState } from '../resource/list/list-state.ts';
import type { ChangeState } from '../resource/list/use-list.ts';
import type { StoredRecord } from '../resource/record.ts';

/** What a designed part of a page is told. */
export type Told<R> = { record: R & { can?: readonly string[] }; actor: Actor; today: PlainDate };
type Part<R> = (told: Told<R>) => ReactNode;

export type Screens<R = StoredRecord> = {
  readonly banner?: Part<R>;
  /** By the section title that the definition marks as `panel`. */
  readonly panels?: Readonly<Record<string, Part<R>>>;
  /** The titles as they were declared; a tenant may call them otherwise. */
  readonly titles?: readonly string[];
  /** Titles of panels that say nothing to this user or about this record. */
  readonly hides?: (told: Told<R>) => readonly string[];
  /** Buttons beside the title. */
  readonly actions?: Part<R>;
  /** Buttons beside the title of the list. */
  readonly listActions?: ComponentType;
  /** Stands in place of the button that adds a record. */
  readonly addButton?: ComponentType<{ resource: AnyResource }>;
  /** Declared actions that make sense for this record, for the menu of its row in a list. */
  readonly rowActions?: (told: Told<R>) => readonly AnyAction[];
  /** Fields that the cells, actions, keys and selection of a row read besides the visible columns. */
  readonly listNeeds?: readonly (keyof R & string)[];
  /** By column: drawn instead of the plain value. */
  readonly cells?: Readonly<Record<string, Part<R>>>;
  /** By column: how wide it is before somebody moves it. */
  readonly widths?: Readonly<Record<string, number>>;
  /** By letter: what the key does to the row of the list that has the focus. */
  readonly rowKeys?: Readonly<Record<string, (record: R) => void>>;
  /** Where a row leads, of records that have no page of their own. */
  readonly rowPath?: (record: R) => string | null;
  readonly list?: ComponentType<{ resource: AnyResource }>;
  /** Stands in place of the generated page of a record. */
  readonly detail?: ComponentType<{ resource: AnyResource }>;
  /** Buttons for the rows that are chosen. */
  readonly selection?: ComponentType<{ records: readonly R[]; clear: () => void }>;
  /** Stands between the toolbar of the list and its table. */
  readonly listTop?: ComponentType<{ state: ListState; change: ChangeState }>;
  /** Why the list cannot be searched like this; said instead of the table. */
  readonly listProblem?: (state: ListState) => string | null;
};

/** How the definition calls the section that this page calls `title`. */
export const declaredTitle = (resource: AnyResource, { titles }: Screens, title: string): string =>
  titles?.[Object.keys(resource.detail).indexOf(title)] ?? title;

/** What is designed for the section that this page calls `title`. */
export const panelOf = (
  resource: AnyResource,
  screens: Screens,
  title: string,
): Part<StoredRecord> | undefined => screens.panels?.[declaredTitle(resource, screens, title)];

export type ScreenLoader = () => Promise<Screens>;

/** Says only what differs from the generated screens. */
export const screensFor = <const R extends Resource>(
  resource: R,
  screens: Screens<RecordOf<R>>,
): Screens => ({ ...(screens as typeof screens & Screens), titles: Object.keys(resource.detail) });

const none: Promise<Screens> = Promise.resolve({});
const loaders = new Map<string, ScreenLoader>();
const loaded = new Map<string, Promise<Screens>>();

/** By resource name; each is fetched when its first page is opened. */
export function registerScreens(given: Readonly<Record<string, ScreenLoader>>): void {
  for (const [name, loader] of Object.entries(given)) loaders.set(name, loader);
}

export function useScreens(resource: AnyResource): Screens {
  const loader = loaders.get(resource.name);
  let promise = loaded.get(resource.name);
  if (!promise) {
    promise = loader ? loader() : none;
    loaded.set(resource.name, promise);
  }
  return use(promise);
}
