export type HelpTopic = {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
};

/** What the product does, in the order in which a new user meets it. */
export const helpTopics: readonly HelpTopic[] = [
  {
    key: 'tabs',
    title: 'Tabs',
    lines: [
      'Every screen opens in a tab of its own. A screen that is open already is brought to the front.',
      'What you typed stays while you look at another tab, and after a reload of the page.',
      'Drag a tab to move it. The menu at the end of the tabs reopens a closed one and copies a link to all of them.',
      'A dot instead of the cross means that something is not saved yet.',
    ],
  },
  {
    key: 'find',
    title: 'Finding things',
    lines: [
      'Press Ctrl+K (Cmd+K on a Mac) to find a screen, a record or an action by its name.',
      'In a list, the search box looks through names and numbers; filters narrow it down by field.',
      'Save a set of filters that you need often, and call it back from Saved filters.',
    ],
  },
  {
    key: 'lists',
    title: 'Lists',
    lines: [
      'Click a heading to sort. Columns shows, hides and reorders what you see, and remembers it for you.',
      'Download Search Results makes a spreadsheet of exactly what was searched for.',
      'Tasks in the header shows downloads, imports and changes of many records: how far they are, their files, and which rows failed.',
      'Right-click a row for everything that can be done with it.',
    ],
  },
  {
    key: 'records',
    title: 'Records',
    lines: [
      'Edit opens the fields; nothing changes until you save.',
      'When somebody else saved first, both versions are shown side by side and you choose field by field.',
      'History tells who changed what, and when. The pictures in the header show who else is looking.',
    ],
  },
  {
    key: 'notifications',
    title: 'Notifications',
    lines: [
      'The bell shows what waits for you. Opening the record marks it as read.',
      'My Details has the settings for popups.',
    ],
  },
  {
    key: 'look',
    title: 'Your own look',
    lines: [
      'Theme Settings, at the end of the menu, has the colours, the density and the hints.',
      'The button before the tabs folds the menu away.',
    ],
  },
];

export const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl+K', 'Find a screen, a record or an action'],
  ['Alt+1 … Alt+9', 'Go to a tab'],
  ['Alt+W', 'Close the tab'],
  ['Alt+Shift+T', 'Reopen the tab that was closed last'],
  ['Alt+Shift+←  →', 'Move the tab'],
  ['/', 'Search in the list'],
  ['↑ ↓ Enter', 'Walk through a list and open a row'],
  ['Alt+↓  Alt+↑', 'Go from section to section of a case'],
  ['E', 'Change the section of a case that has the focus'],
  ['Ctrl+S', 'Save what you change'],
  ['Esc', 'Close a dialog'],
];
