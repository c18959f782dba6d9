import { screensFor } from '#kernel/web';
import { attachmentType } from '../../domain/index.ts';
import { SeedAttachmentTypes } from './seed-attachment-types.tsx';

export const attachmentTypeScreens = screensFor(attachmentType, {
  listActions: SeedAttachmentTypes,
});
