import type { ComponentType } from 'react';
import type { ScreenLoader } from './screens.ts';

/** What one part of the business shows: own pages by path, and what differs per resource. */
export type WebModule = {
  readonly pages?: Readonly<Record<string, ComponentType>>;
  readonly screens?: Readonly<Record<string, ScreenLoader>>;
};
