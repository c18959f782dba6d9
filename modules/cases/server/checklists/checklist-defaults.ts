import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { checkList, checklistCriteria, standardChecklists } from '../../domain/index.ts';

/** C-233: the same records that a tenant starts with and that a reset brings back. */
export const checklistDefaults = ({
  idOf,
}: Pick<DefaultsFor, 'idOf'>): readonly [DefaultRecords, DefaultRecords] => [
  {
    resource: checkList,
    records: standardChecklists.map(({ key, name, serviceType, description }) => ({
      id: idOf('checkList', key),
      name,
      serviceType,
      description,
      isStandard: true,
      isActive: true,
    })),
  },
  {
    resource: checklistCriteria,
    records: standardChecklists.flatMap(({ key, criterias }) =>
      criterias.map((words, index) => ({
        id: idOf('checkList', key, String(index + 1)),
        checkListId: idOf('checkList', key),
        itemIndex: index + 1,
        name: words.replace(/^\?/, ''),
        description: null,
        isRequired: !words.startsWith('?'),
        caseStatus: null,
      })),
    ),
  },
];
