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
  /** Buttons beside the title. */
  readonly actions?: Part<R>;
  /** Declared actions that make sense for this record, for the menu of its row in a list. */
  readonly rowActions?: (told: Told<R>) => readonly AnyAction[];
  readonly list?: ComponentType<{ resource: AnyResource }>;
  /** Stands between the toolbar of the list and its table. */
  readonly listTop?: ComponentType<{ state: ListState; change: ChangeState }>;
  /** Why the list cannot be searched like this; said instead of the table. */
  readonly listProblem?: (state: ListState) => string | null;
};

/** What is designed for the section that this page calls `title`. */
export function panelOf(
  resource: AnyResource,
  { panels, titles }: Screens,
  title: string,
): Part<StoredRecord> | undefined {
  const declared = titles?.[Object.keys(resource.detail).indexOf(title)] ?? title;
  return panels?.[declared];
}

export type ScreenLoader = () => Promise<Screens>;

/** Says only what differs from the generated screens. */
export const screensFor = <const R extends Resource>(
  resource: R,
  screens: Screens<RecordOf<R>>,
): Screens => ({ ...(screens as unknown as Screens), titles: Object.keys(resource.detail) });

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
