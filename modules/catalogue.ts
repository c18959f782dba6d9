import { assistant } from '#assistant/domain';
import { billing } from '#billing/domain';
import { booking } from '#booking/domain';
import { cases } from '#cases/domain';
import { correspondence } from '#correspondence/domain';
import { documents } from '#documents/domain';
import { funding } from '#funding/domain';
import { accessRules, identity } from '#identity/domain';
import { insights } from '#insights/domain';
import { integrations } from '#integrations/domain';
import type { Module } from '#kernel/domain';
import { register, translateModule } from '#kernel/domain';
import { parties } from '#parties/domain';
import { platform } from '#platform/domain';

/** In the order of dependence: a module may import the modules listed before it. */
export const catalogue: readonly Module[] = [
  platform,
  identity,
  documents,
  correspondence,
  parties,
  booking,
  cases,
  billing,
  funding,
  integrations,
  assistant,
  insights,
];

type Say = (label: string) => string;

/** In the words of the definitions, or in those of a tenant. */
export const registerCatalogue = (say?: Say): void =>
  register(say ? catalogue.map((module) => translateModule(module, say)) : catalogue, accessRules);
