import type { TenantDefaults } from '#kernel/server';
import {
  accreditationsAtStart,
  interpreterLanguages,
  language,
  lookupConfig,
  matterType,
  parentCategory,
  schemes,
  startValues,
} from '../../domain/index.ts';

/** Values that others belong to come first: their ids are referred to. */
export const referenceDefaults: TenantDefaults = ({ idOf }) => [
  {
    resource: lookupConfig,
    records: startValues.map(({ type, label, parent, isDefault, itemIndex }) => ({
      id: idOf('lookupConfig', type, label),
      type,
      label,
      parentId: parent ? idOf('lookupConfig', parentCategory[type] ?? type, parent) : null,
      isDefault,
      itemIndex,
    })),
  },
  {
    resource: matterType,
    records: schemes.map((scheme) => ({
      id: idOf('matterType', scheme.name),
      ...scheme,
      accreditationIds: (accreditationsAtStart[scheme.name] ?? []).map((label) =>
        idOf('lookupConfig', 'accreditation', label),
      ),
    })),
  },
  {
    resource: language,
    records: interpreterLanguages.map(([name, nativeName, code, mark]) => ({
      id: idOf('language', code),
      name,
      nativeName,
      code,
      isRightToLeft: mark === 'rtl',
      isSigned: mark === 'signed',
    })),
  },
];
