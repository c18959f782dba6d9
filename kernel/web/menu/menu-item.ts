import type { ReactNode } from 'react';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Divides this item from those above. */
  readonly isApart?: boolean;
  /** Stands above this item, for it and those that follow. */
  readonly heading?: string;
  readonly run: () => void;
};

export type MenuPlace = {
  readonly x: number;
  readonly y: number;
  /** The menu ends at `x` instead of beginning there. */
  readonly isEnd?: boolean;
};
