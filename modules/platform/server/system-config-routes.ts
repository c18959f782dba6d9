import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check, choice, inputSchema, text, mapOf } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { Refused, invalid, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isSettingKey } from '../domain/index.ts';
import type { SettingItem } from '../domain/index.ts';
import { mayChangeTenant } from '../domain/index.ts';
import { changeSystemConfig, configFields, readSystemConfig } from './system-config.ts';
import { settingChanges } from './tenants/setting-changes.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

type WithKey = { Params: { key: string } };

const scope = choice('Scope', { own: 'Own', tenant: 'Tenant' });
const newValue = {
  id: text('Setting', { required: true, max: 100 }),
  value: text('Value', { max: 500 }),
  scope,
};
const otherValue = { value: text('Value', { max: 500 }), scope };

type Given = { id?: string; value?: unknown; scope?: unknown };

function given(fields: Fields, body: unknown): Given {
  const checked = check(inputSchema(fields), body);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as Given;
}

/**
 * B-392 asks for GET and PUT of all settings together. C-694 to C-698: a single one is a record as
 * well, called by its key.
 */
export function systemConfigRoutes(app: FastifyInstance, services: Services): void {
  addAllSettings(app, services);
  addSingleSettings(app, services);
}

function addSingleSettings(app: FastifyInstance, services: Services): void {
  const one = async (request: FastifyRequest, key: string): Promise<SettingItem> => {
    const { items } = await readSystemConfig(services, request.actor);
    const found = items.find((item) => item.id === key);
    if (!found) throw new Refused('notFound');
    return found;
  };

  const change = async (request: FastifyRequest, key: string, { value, scope: where }: Given) => {
    const body = { settings: { [key]: value }, ...(where !== undefined && { scope: where }) };
    await changeSystemConfig(services, request.actor, body, request.id);
    return one(request, key);
  };

  app.get<WithKey>(
    '/app/system-config/:key',
    described(signedIn, { answer: mapOf('json') }),
    (request) => one(request, request.params.key),
  );
  app.post(
    '/app/system-config',
    described(signedIn, { body: newValue, answer: mapOf('json'), status: 201 }),
    async (request, reply) => {
      const body = given(newValue, request.body);
      const item = await change(request, body.id ?? '', { ...body, value: body.value ?? '' });
      return reply.status(201).send(item);
    },
  );
  app.put<WithKey>(
    '/app/system-config/:key',
    described(signedIn, { body: otherValue, answer: mapOf('json') }),
    (request) => {
      const { key } = request.params;
      if (!isSettingKey(key)) throw new Refused('notFound');
      return change(request, key, given(otherValue, request.body));
    },
  );
  app.delete<WithKey>(
    '/app/system-config/:key',
    described(signedIn, { query: { scope }, answer: 'nothing' }),
    async (request, reply) => {
      const { key } = request.params;
      if (!isSettingKey(key)) throw new Refused('notFound');
      const { scope: where } = request.query as { scope?: unknown };
      await change(request, key, { value: null, scope: where });
      return reply.status(204).send();
    },
  );
}

function addAllSettings(app: FastifyInstance, services: Services): void {
  const read = ({ actor }: FastifyRequest) => readSystemConfig(services, actor);

  app.get('/app/system-config', described(signedIn, { answer: mapOf('json') }), read);
  app.put(
    '/app/system-config',
    described(signedIn, { body: configFields, answer: mapOf('json') }),
    async (request) => {
      await changeSystemConfig(services, request.actor, request.body, request.id);
      return read(request);
    },
  );
  app.get(
    '/app/system-config/changes',
    described(signedIn, { answer: { items: [mapOf('json')] } }),
    async ({ actor }) => {
      if (!mayChangeTenant(actor)) throw new Refused('notPermitted');
      return { items: await settingChanges(services, actor.tenantId) };
    },
  );
  app.get(
    '/app/system-config/myDetail',
    described(signedIn, { answer: { id: 'id', settings: mapOf('text'), items: [mapOf('json')] } }),
    async (request) => {
      const { items, userSettings } = await read(request);
      const own = items.filter((item) => item.scope === 'user');
      return { id: request.actor.userId, settings: userSettings, items: own };
    },
  );
}
