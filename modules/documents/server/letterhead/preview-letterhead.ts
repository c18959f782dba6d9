import type { FastifyInstance } from 'fastify';
import { check, dayIn, formatsOf, inputSchema } from '#kernel/domain';
import { contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { previewLetterhead, sampleLetter } from '../../domain/index.ts';
import { sendDocument } from '../render/print-document.ts';
import { letterheadFrom } from '../render/read-letterhead.ts';
import type { LetterheadSetting } from './letterhead-row.ts';

/** The sample is written by the same code as every letter, from what is in the form. */
export function letterheadPreviewRoute(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: previewLetterhead.ability } };
  app.post('/app/letterhead/preview', { config }, async (request, reply) => {
    const checked = check(inputSchema(previewLetterhead.input), request.body);
    if (!checked.ok) throw invalid(checked.errors);
    const { actor, id } = request;
    const letterhead = await services.db.snapshot(contextOf(actor, id), (tx) =>
      letterheadFrom(tx, services, checked.value as LetterheadSetting),
    );
    const today = dayIn(formatsOf(actor).zone, services.now());
    return sendDocument(services, reply, sampleLetter.write(today, letterhead), 'html');
  });
}
