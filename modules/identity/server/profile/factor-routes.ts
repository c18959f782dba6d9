import type { FastifyInstance, FastifyRequest } from 'fastify';
import { json, mapOf, text } from '#kernel/domain';
import { Refused, contextOf, described, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { signInIdOf } from '../actor/authenticator.ts';
import { confirmTotp, startTotp } from '../factors/enrol-totp.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import {
  addPasskey,
  mustBeThemselves,
  readOwnFactors,
  removeFactor,
  renameFactor,
} from '../factors/own-factors.ts';
import { arePasskeysPossible, askForNewPasskey, readNewPasskey } from '../factors/passkeys.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { putStepOf, stepKeyOf, takeStep } from '../factors/sign-in-steps.ts';
import { bodyOf } from './body-of.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;
const proven = { config: { policy: { signedIn: true }, stepUp: true } } as const;

const totpFields = {
  id: text('App', { required: true, max: 36 }),
  code: text('Code', { required: true, max: 10 }),
};
const nameFields = { name: text('Name', { required: true, max: 60 }) };
const passkeyFields = { ...nameFields, response: json('Answer of the browser') };

const base = '/app/profile/second-factors';
const document = { answer: mapOf('json') } as const;

const idOf = (request: FastifyRequest): string => {
  const { id } = request.params as { id?: string };
  if (!isUuid(id)) throw new Refused('notFound');
  return id;
};

/** The second factors of the person's own account. */
export function factorRoutes(app: FastifyInstance, services: Services): void {
  app.get(base, described(signedIn, document), ({ actor }) => readOwnFactors(services, actor));

  app.put(
    `${base}/:id`,
    described(signedIn, { body: nameFields, ...document }),
    async (request) => {
      const { actor } = request;
      mustBeThemselves(actor);
      await renameFactor(services, actor, idOf(request), String(bodyOf(nameFields, request.body).name));
      return readOwnFactors(services, actor);
    },
  );

  app.delete(`${base}/:id`, described(proven, { answer: 'nothing' }), async (request, reply) => {
    mustBeThemselves(request.actor);
    const signInId = await signInIdOf(services, request);
    await removeFactor(services, request.actor, idOf(request), signInId);
    return reply.status(204).send();
  });

  app.post('/app/profile/recovery-codes', described(proven, document), async ({ actor, id }) => {
    mustBeThemselves(actor);
    const { factors } = await factorStateOf(services, actor);
    if (!factors.length) throw new Refused('noFactor');
    const recoveryCodes = await services.db.transaction(contextOf(actor, id), async (tx) => {
      const who = [actor.tenantId, actor.userId];
      await tx.query("select write_audit($1, 'recoveryCodesMade', 'user', $2, null)", who);
      return newRecoveryCodes(tx, actor.userId, services.now());
    });
    return { recoveryCodes };
  });

  totpRoutes(app, services);
  passkeyRoutes(app, services);
}

function totpRoutes(app: FastifyInstance, services: Services): void {
  const nameText = 'select user_name as "userName" from users where tenant_id = $1 and id = $2';

  app.post(`${base}/totp`, described(proven, document), async ({ actor }) => {
    mustBeThemselves(actor);
    const [found] = await services.db.batch(contextOf(actor), [
      { text: nameText, values: [actor.tenantId, actor.userId] },
    ]);
    return startTotp(services, actor, String(found?.rows[0]?.['userName'] ?? ''));
  });

  app.post(
    `${base}/totp/confirm`,
    described(proven, { body: totpFields, ...document }),
    async ({ actor, body }) => {
      mustBeThemselves(actor);
      const { id, code } = bodyOf(totpFields, body);
      if (!isUuid(id)) throw new Refused('notFound');
      const recoveryCodes = await confirmTotp(services, actor, id, String(code));
      if (!recoveryCodes) throw new Refused('factorCodeWrong');
      return { recoveryCodes };
    },
  );
}

function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const nameText = `select user_name as "userName", first_name || ' ' || last_name as name
    from users where tenant_id = $1 and id = $2`;

  app.post(`${base}/passkeys/options`, described(proven, document), async (request) => {
    const { actor } = request;
    mustBeThemselves(actor);
    if (!arePasskeysPossible(services)) throw new Refused('noPasskeysHere');
    const { tenantId, userId } = actor;
    const { factors } = await factorStateOf(services, actor);
    const [found] = await services.db.batch(contextOf(actor), [
      { text: nameText, values: [tenantId, userId] },
    ]);
    const { userName = '', name = '' } = (found?.rows[0] ?? {}) as Record<string, string>;
    const options = await askForNewPasskey(services, { tenantId, userId, userName, name }, factors);
    const { challenge } = options;
    const step = { tenantId, userId, purpose: 'newPasskey', payload: { challenge } } as const;
    await putStepOf(services, await signInIdOf(services, request), step);
    return { options };
  });

  app.post(
    `${base}/passkeys`,
    described(proven, { body: passkeyFields, ...document }),
    async (request) => {
      const { actor, body } = request;
      mustBeThemselves(actor);
      const { name, response } = bodyOf(passkeyFields, body);
      const id = stepKeyOf('newPasskey', await signInIdOf(services, request));
      const step = await takeStep(services, { tenantId: actor.tenantId, id }, 'newPasskey');
      const { challenge = '' } = step?.payload ?? {};
      const key = await readNewPasskey(services, challenge, response);
      if (!step || !key) throw new Refused('passkeyWrong');
      return { recoveryCodes: await addPasskey(services, actor, String(name), key) };
    },
  );
}
