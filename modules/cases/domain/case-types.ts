import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { CaseType } from './engine/index.ts';
import { frType } from './fr/index.ts';
import { coType } from './co/index.ts';
import { imeType } from './ime/index.ts';
import { mnType } from './mn/index.ts';
import { mrType } from './mr/index.ts';
import { mtType } from './mt/index.ts';
import { mvaType } from './mva/index.ts';
import { ndisType } from './ndis/index.ts';
import { otType } from './ot/index.ts';
import { tpdType } from './tpd/index.ts';
import { suppType } from './supp/index.ts';

/** Every kind of case. The next one is a line here, a folder beside `ime`, and its trigger. Time is no case. */
export const caseTypes: readonly CaseType[] = [
  imeType,
  otType,
  suppType,
  frType,
  mrType,
  mnType,
  coType,
  mtType,
  ndisType,
  mvaType,
  tpdType,
];

const bare = (name: string): string => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** `IME`, or the name of its path: `assessments`. */
export const caseTypeOf = (module: string): CaseType | undefined =>
  caseTypes.find(({ key, resource }) =>
    [key, resource.segment, resource.base].some((name) => bare(name) === bare(module)),
  );

/** The types of case that this person makes: the practice has them, and it is their part. */
export const creatableTypes = (actor: Actor): readonly CaseType[] =>
  caseTypes.filter(({ resource }) => can(actor, `${resource.name}.create`));
