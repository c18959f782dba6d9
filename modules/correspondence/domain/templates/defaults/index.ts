import { accountTemplates } from './accounts.ts';
import { noticeTemplates } from './appointment-notices.ts';
import { assessmentDocuments, assessmentTemplates } from './assessments.ts';
import { conferenceTemplates, opinionTemplates } from './conferences.ts';
import { billingTemplates, fundingTemplates } from './money.ts';
import {
  mvaDocuments,
  mvaTemplates,
  ndisDocuments,
  ndisTemplates,
  recordDocuments,
  recordTemplates,
  tpdTemplates,
} from './records-and-claims.ts';
import { massTortTemplates } from './mass-torts.ts';
import { portalTemplates } from './portal.ts';
import { quotationTemplates, reportDocuments, reportTemplates } from './reports.ts';
import { specialistTemplates } from './specialists.ts';
import type { TemplateDefault } from './template-default.ts';

export { noticeTemplateKey } from './appointment-notices.ts';
export type { TemplateDefault } from './template-default.ts';

/** D-078: what every tenant starts with. The host may write another default, a tenant its own. */
export const templateDefaults: readonly TemplateDefault[] = [
  ...accountTemplates,
  ...portalTemplates,
  ...noticeTemplates,
  ...assessmentTemplates,
  ...assessmentDocuments,
  ...reportTemplates,
  ...reportDocuments,
  ...quotationTemplates,
  ...conferenceTemplates,
  ...opinionTemplates,
  ...recordTemplates,
  ...recordDocuments,
  ...mvaTemplates,
  ...mvaDocuments,
  ...tpdTemplates,
  ...massTortTemplates,
  ...ndisTemplates,
  ...ndisDocuments,
  ...billingTemplates,
  ...fundingTemplates,
  ...specialistTemplates,
];

const byKey = new Map(templateDefaults.map((template) => [template.key, template]));

export const templateDefault = (key: string): TemplateDefault | undefined => byKey.get(key);
