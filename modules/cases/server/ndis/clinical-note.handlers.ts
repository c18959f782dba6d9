import { accept, move } from '#kernel/domain';
import { handle } from '#kernel/server';
import { ndisClinicalNoteWorkflow } from '../../domain/index.ts';

/** Signed by whoever is signed in; the table refuses every change from then on. */
export const signNoteHandler = handle(
  ndisClinicalNoteWorkflow.actions.sign,
  async ({ record, actor, services, commit }) =>
    commit(
      accept(
        move(ndisClinicalNoteWorkflow, record, 'sign', {
          values: { signedAt: services.now().toISOString(), signedBy: actor.name },
        }),
      ),
    ),
);
