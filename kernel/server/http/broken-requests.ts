import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { hubPath } from '../realtime/open-realtime.ts';
import { Refused } from '../refused.ts';

/** What the parser of Node says where a part of a request is longer than it takes. */
const tooLong = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']);

const errorText = (code: string): string => {
  const { message, validationErrors } = new Refused(code);
  return JSON.stringify({ error: { code, message, validationErrors } });
};

const answerText = (status: string, body: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-frame-options: DENY',
    'connection: close',
    '',
    body,
  ].join('\r\n');

/** What is no request at all reaches no route, and is refused in our shape all the same. */
const clientErrorHandler: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer = tooLong.has(error.code)
    ? answerText('431 Request Header Fields Too Large', errorText('tooLarge'))
    : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? answerText('408 Request Timeout', errorText('malformed'))
      : answerText('400 Bad Request', errorText('malformed'));
  socket.end(answer);
};

export const brokenRequestOptions = {
  clientErrorHandler,
  http: {
    /** Node would answer a missing host with an empty page; it is refused below, as RFC 9112 wants it. */
    requireHostHeader: false,
    /** Who offers another protocol elsewhere is answered in this one (RFC 9110, 7.8), not left waiting. */
    shouldUpgradeCallback: ({ url }: IncomingMessage) => url?.startsWith(hubPath) ?? false,
  },
};

const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

export function addBrokenRequestReplies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    lacksHost(request.raw) ? done(new Refused('malformed')) : done(),
  );
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8' });
    response.end(errorText('malformed'));
  });
}
