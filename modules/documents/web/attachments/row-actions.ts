import {
  ClearOutlined,
  EditOutlined,
  FileSearchOutlined,
  LockOutlined,
  MergeCellsOutlined,
  TagOutlined,
} from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { lazy } from 'react';
import { fileRights, isPdf, mergeKind, placeHold } from '../../domain/index.ts';
import { mayDo } from '../stored-file.ts';
import type { StoredFile } from '../stored-file.ts';
import type { FileAction } from './file-action.ts';

/** Whoever may change the record and bring files may have a new one made of them. */
const isWorkable = (files: readonly StoredFile[], actor: Actor): boolean =>
  fileRights.mayUpload(actor) && files.every((file) => mayDo(file, 'update'));

const isOnePdf = (files: readonly StoredFile[]): boolean =>
  files.length === 1 && files.every(({ contentType }) => isPdf(contentType));

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
    key: 'merge',
    label: 'Merge',
    Icon: MergeCellsOutlined,
    isOffered: (files, actor) =>
      isWorkable(files, actor) && files.filter(({ fileName }) => mergeKind(fileName)).length > 1,
    Part: lazy(() => import('../merge/merge-action.tsx')),
  },
  {
    key: 'cleanUp',
    label: 'Clean up',
    Icon: ClearOutlined,
    isOffered: (files, actor) =>
      isOnePdf(files) && isWorkable(files, actor) && !files.some(({ isCleanup }) => isCleanup),
    Part: lazy(() => import('../clean-pages/clean-up-action.tsx')),
  },
  {
    key: 'removedPages',
    label: 'Removed pages',
    Icon: FileSearchOutlined,
    isOffered: (files) =>
      isOnePdf(files) && files.every(({ isCleanup, sourceFileId }) => isCleanup && sourceFileId),
    Part: lazy(() => import('../clean-pages/removed-pages-action.tsx')),
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
