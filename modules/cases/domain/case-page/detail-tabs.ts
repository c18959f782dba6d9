/** B-172, K-079, K-080: the two tabs of a case page, by the keys that addresses name. */
export const detailTabKeys = { Information: 1, Content: 2 } as const;

export type DetailTab = keyof typeof detailTabKeys;

export const detailTabs = Object.keys(detailTabKeys) as readonly DetailTab[];

/** Anything else than the key of a tab is the first one. */
export const detailTabOf = (key: string | null): DetailTab =>
  detailTabs.find((tab) => String(detailTabKeys[tab]) === key) ?? 'Information';

type Section = { readonly title: string; readonly keys: readonly string[] };

/** Where each tab begins: what a case says in fields, and what is kept with it. */
export function firstOfTabs(
  sections: readonly Section[],
): Readonly<Partial<Record<DetailTab, string>>> {
  const content = sections.find(({ keys }) => keys.length === 0);
  return {
    ...(sections[0] && { Information: sections[0].title }),
    ...(content && { Content: content.title }),
  };
}
