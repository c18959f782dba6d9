import { screensFor } from '#kernel/web';
import { attachmentType } from '../../domain/index.ts';
import { RetentionButton } from '../retention/retention-button.tsx';
import { SeedAttachmentTypes } from './seed-attachment-types.tsx';

export const attachmentTypeScreens = screensFor(attachmentType, {
  listActions: () => (
    <>
      <RetentionButton />
      <SeedAttachmentTypes />
    </>
  ),
});
