import { EditOutlined, LockOutlined, TagOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { lazy } from 'react';
import { placeHold } from '../../domain/index.ts';
import { mayDo } from '../stored-file.ts';
import type { FileAction } from './file-action.ts';

/**
 * What is offered in the menu of a file, and above the list when several are chosen. A part of the
 * module that can do something with files adds its line here.
 */
export const fileRowActions: readonly FileAction[] = [
  {
    key: 'rename',
    label: 'Rename',
    Icon: EditOutlined,
    isOffered: (files) => files.length === 1 && files.every((file) => mayDo(file, 'update')),
    Part: lazy(() => import('./rename-dialog.tsx')),
  },
  {
    key: 'type',
    label: 'Change type',
    Icon: TagOutlined,
    isOffered: (files) => files.every((file) => mayDo(file, 'update')),
    Part: lazy(() => import('./type-dialog.tsx')),
  },
  {
    key: 'hold',
    label: 'Put on hold',
    Icon: LockOutlined,
    isOffered: (files, actor) =>
      can(actor, placeHold.ability) && files.some(({ holdReason }) => !holdReason),
    Part: lazy(() => import('./hold-dialog.tsx')),
  },
];
