import { isObject, parsedTabs, tabsKey } from './tabs-storage.ts';

const asideKey = 'impersonatorTabs';

/** The end of an impersonation leads back with this id instead of an impersonator’s. */
const nobody = '00000000-0000-0000-0000-000000000000';

type Place = { readonly key: string; readonly text: string };

const ownerOf = (storage: Storage, key: string): unknown => {
  const kept = parsedTabs(storage, key);
  return isObject(kept) ? kept.owner : undefined;
};

/**
 * What of this window's tabs outlives the change of person: on the way out those of the impersonator,
 * on the way back the same ones as the tabs of the window.
 */
export function tabsForReturn(storage: Storage, impersonatorId: string): Place | null {
  const isReturn = impersonatorId === nobody;
  const from = [tabsKey, asideKey].find((key) =>
    isReturn ? key === asideKey : ownerOf(storage, key) === impersonatorId,
  );
  const text = from && storage.getItem(from);
  return text ? { key: isReturn ? tabsKey : asideKey, text } : null;
}

export function layTabsAside(storage: Storage, place: Place | null): void {
  if (place) storage.setItem(place.key, place.text);
}
