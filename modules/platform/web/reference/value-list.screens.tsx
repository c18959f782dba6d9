import { screensFor } from '#kernel/web';
import { lookupConfig, setDefaultValue, unsetDefaultValue } from '../../domain/index.ts';
import { ValueListPage } from './value-list-page.tsx';

export const valueListScreens = screensFor(lookupConfig, {
  list: ValueListPage,
  listNeeds: ['isDefault'],
  rowActions: ({ record }) => [record.isDefault ? unsetDefaultValue : setDefaultValue],
});
