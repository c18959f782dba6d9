import { SignaturesPanel } from '#documents/web';
import { moduleNameOf, resourceNamed } from '#kernel/domain';
import type { ComponentType } from 'react';

/** The panel on the page of a record of this kind. */
export const signaturesOf = (resource: string): { default: ComponentType<{ id: string }> } => ({
  default: ({ id }) => (
    <SignaturesPanel link={{ fromModule: moduleNameOf(resourceNamed(resource)), objectId: id }} />
  ),
});
