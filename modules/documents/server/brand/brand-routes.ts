import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Actor } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Refused, contextOf, isUuid, described } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import {
  brandExtensions,
  brandFileName,
  isBrandExtension,
  isBrandImage,
  mayChangeTenant,
  mostBrandBytes,
} from '#platform/domain';
import { tellTenant } from '#platform/server';
import { extensionOf, fileMessages, stripMetadata } from '../../domain/index.ts';
import { tenantLimits } from '../file-limits.ts';
import { keepFile } from '../upload/keep-file.ts';
import type { KeptFile } from '../upload/keep-file.ts';
import { receiveForm } from '../upload/receive-form.ts';
import { useBrandImage } from './use-brand-image.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;
const path = '/app/tenants/:id/brand-images/:name';

type Asked = { Params: { id: string; name: string } };

/** The host for everybody; an administrator for the own organisation. */
function placeOf(actor: Actor, { id, name }: Asked['Params'], requestId: string) {
  // The right comes before the record: whoever has none learns nothing about ids.
  const mayAny = mayChangeTenant(actor) || can(actor, 'tenant.update');
  if (!mayAny) throw new Refused('notPermitted');
  if (!isUuid(id) || !isBrandImage(name)) throw new Refused('notFound');
  const isOwn = id === actor.tenantId;
  if (!isOwn && !actor.isHost) throw new Refused('notFound');
  const mayIt = isOwn ? mayChangeTenant(actor) : can(actor, 'tenant.update');
  if (!mayIt) throw new Refused('notPermitted');
  const context: Context = {
    ...contextOf(actor, requestId),
    tenantId: id,
    actorTenantId: actor.tenantId,
  };
  return { id, name, context };
}

export function brandUploadRoutes(app: FastifyInstance, services: Services): void {
  app.post<Asked>(
    path,
    described(signedIn, { body: { $file: 'multipart/form-data' }, answer: { name: 'text' } }),
    async (request, reply) => {
      const { id, name, context } = placeOf(request.actor, request.params, request.id);
      let extension = '';
      const { kept } = await receiveForm(request, async (part) => {
        extension = extensionOf(part.filename);
        return keepImage(services, context, part, extension);
      });
      try {
        await kept.settle({ module: 'tenant', id });
      } catch (error) {
        await kept.discard();
        throw error;
      }
      const fileName = brandFileName(kept.id, extension);
      await useBrandImage(services, context, { tenantId: id, image: name, fileName });
      tellTenant(services, id);
      return reply.status(200).send({ name: fileName });
    },
  );

  app.delete<Asked>(path, described(signedIn, { answer: 'nothing' }), async (request, reply) => {
    const { id, name, context } = placeOf(request.actor, request.params, request.id);
    await useBrandImage(services, context, { tenantId: id, image: name, fileName: null });
    tellTenant(services, id);
    return reply.status(204).send();
  });
}

async function keepImage(
  services: Services,
  context: Context,
  part: MultipartFile,
  extension: string,
): Promise<KeptFile> {
  if (!isBrandExtension(extension)) {
    throw new Refused('fileTypeNotAccepted', { message: fileMessages.wrongType(brandExtensions) });
  }
  const bytes: Buffer[] = [];
  let size = 0;
  for await (const piece of part.file) {
    size += (piece as Buffer).length;
    if (size > mostBrandBytes) throw tooLarge();
    bytes.push(piece as Buffer);
  }
  const plain = stripMetadata(extension, Buffer.concat(bytes));
  return keepFile(services, context, {
    name: part.filename,
    source: Readable.from([Buffer.from(plain)]),
    kinds: ['image'],
    limits: await tenantLimits(services, context),
  });
}

const tooLarge = () => new Refused('fileTooLarge', { message: fileMessages.tooLarge(1) });
