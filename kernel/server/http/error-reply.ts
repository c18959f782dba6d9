import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { withCurrency } from '#kernel/domain';
import type { Actor, Say } from '#kernel/domain';
import { refusalOf } from '../db/refusal-of.ts';
import { Refused } from '../refused.ts';

const bySize = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_ERR_REQ_FILE_TOO_LARGE']);
const byType = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE']);

/** The parser of forms throws plain errors without a code: no boundary, none that fits, broken off. */
const brokenForm = /^Multipart: Boundary not found$|^The needle cannot |multipart data$/;

const asWritten: Say = (sentence) => withCurrency(sentence, null);

/** A fault of ours, met while a request was answered. */
export type Unexpected = {
  readonly error: Error;
  readonly method: string;
  /** The pattern of the route, never the address that was asked for. */
  readonly route: string;
  readonly actor: Actor | null;
};

/** Contract: no stack, SQL or path ever leaves the server. */
export function addErrorReplies(
  app: FastifyInstance,
  note: (failure: Unexpected) => void = () => {},
  sentencesOf: (actor: Actor) => Say = () => asWritten,
  noteRefusal: (refused: Refused) => void = () => {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error) ?? refusalOfRequest(error);
    if (refused) {
      noteRefusal(refused);
      const { actor } = request;
      return sendRefusal(reply, refused, actor ? sentencesOf(actor) : asWritten);
    }
    const { id: reqId, routeConfig } = request;
    request.log.error({ reqId, err: error, route: routeConfig.url }, 'unexpected error');
    note({
      error,
      method: request.method,
      route: routeConfig.url ?? '',
      actor: request.actor ?? null,
    });
    return reply.status(500).send({
      error: {
        code: 'serverError',
        message: 'An error occurred on the server',
        validationErrors: [],
      },
    });
  });
}

/** B-009: `say` puts what a person reads into the words of their tenant. */
export function sendRefusal(
  reply: FastifyReply,
  refused: Refused,
  say: Say = asWritten,
): FastifyReply {
  // RFC 9110: a 401 names what would be accepted.
  if (refused.status === 401) reply.header('www-authenticate', 'Bearer realm="Caseway"');
  // RFC 6750: whoever lacks a scope is told which.
  if (refused.scope) {
    const wanted = `Bearer realm="Caseway", error="insufficient_scope", scope="${refused.scope}"`;
    reply.header('www-authenticate', wanted);
  }
  if (refused.retryAfter) reply.header('retry-after', String(refused.retryAfter));
  return reply.status(refused.status).send({
    error: {
      code: refused.code,
      message: say(refused.message),
      ...(refused.questions.length && {
        questions: refused.questions.map(({ key, text }) => ({ key, message: say(text) })),
      }),
      ...(refused.choice && { choice: refused.choice }),
      ...(refused.kept && { kept: refused.kept }),
      validationErrors: refused.validationErrors.map((found) => ({
        ...found,
        message: say(found.message),
      })),
    },
  });
}

/** What Fastify itself refuses: a broken body, an unknown type, a slow handler. */
function refusalOfRequest(error: FastifyError): Refused | null {
  if (bySize.has(error.code)) return new Refused('tooLarge');
  if (byType.has(error.code)) return new Refused('unsupportedType');
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new Refused('busy');
  if (brokenForm.test(error.message)) return new Refused('malformed');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refused('malformed');
  return null;
}
