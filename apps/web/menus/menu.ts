import type { SettingKey } from '#platform/domain';

export type LinkSetting = Extract<SettingKey, `ICS.Link.${string}`>;

/** The drawings are in `menu-icons.ts`: who only reads the menus needs none of them. */
export type IconName =
  | 'bank'
  | 'book'
  | 'calendar'
  | 'cases'
  | 'chart'
  | 'chat'
  | 'documents'
  | 'feedback'
  | 'help'
  | 'home'
  | 'host'
  | 'money'
  | 'profile'
  | 'search'
  | 'settings'
  | 'support'
  | 'team';

/** One line of a menu. */
export type MenuItem = {
  readonly label: string;
  /** Only a line that stands in no group has one. */
  readonly icon?: IconName;
  /** The page it opens, with a query where two lines share one page (B-023). */
  readonly path?: string;
  /** An address of the tenant's own; the page opens where there is none. */
  readonly link?: LinkSetting;
  /** A page elsewhere that the tenant added itself. */
  readonly address?: string;
  /** B-045: opens in a window of its own. */
  readonly target?: '_blank';
  /** Shown, but nothing opens: the sentence says why. */
  readonly unavailable?: string;
  /** A command of the shell instead of a page. */
  readonly command?: 'bookingAssistant';
};

/** G-107. */
export type MenuGroup = {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
};

export type Menu = readonly (MenuItem | MenuGroup)[];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

/** The address without its query. */
export const pathOf = (item: MenuItem): string => item.path?.split('?')[0] ?? '';
