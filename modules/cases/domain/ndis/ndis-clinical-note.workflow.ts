import { defineWorkflow } from '#kernel/domain';
import { office } from '#platform/domain';
import { ndisClinicalNote } from './ndis-clinical-note.resource.ts';

export const ndisClinicalNoteWorkflow = defineWorkflow({
  on: ndisClinicalNote,
  axes: { status: { final: ['signed'] } },
  moves: {
    sign: {
      label: 'Sign and lock',
      can: 'sign it',
      who: office,
      status: { from: ['draft'], to: 'signed' },
    },
  },
});
