import type { Write } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { SettingValues } from '../domain/index.ts';

/** The write that keeps a user's own settings; users belong to a later module. */
export const userSettingsPoint =
  defineExtensionPoint<(userId: string, settings: SettingValues) => Write>('platform.userSettings');
