import { describe, expect, test } from 'vitest';
import { pageAt, settingAttribute, whyNot, whyPageIsClosed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { anActor } from '../testing/an-actor.ts';
import * as paths from './access-paths.ts';
import { accessRules } from './access-rules.ts';

registerCatalogue();

const why = (actor: Actor, path: string) => {
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path}`);
  return whyPageIsClosed(actor, page);
};

describe('the special rules', () => {
  test('every path that a rule names is a page', () => {
    const named = Object.values(paths).flat();

    expect(named.filter((path) => !pageAt(path))).toEqual([]);
  });

  test('no rule closes what stays open to all', () => {
    const blocked = accessRules.flatMap((rule) =>
      [...'TASCMIDYBN'].flatMap((letter) =>
        ['MLP', 'LAW CONNECT', 'FUNDING PROVIDER', 'LMQ PROVIDER', 'MARKETING'].flatMap((edition) =>
          paths.alwaysAllowed.filter((path) => rule.blocks(anActor(letter, { edition }), path)),
        ),
      ),
    );

    expect(blocked).toEqual([]);
  });

  test('every rule is named in a sentence of its own', () => {
    const names = accessRules.map((rule) => rule.name);

    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z].*\.$/.test(name))).toEqual([]);
  });

  test('[G-069] [K-018] [E-036] the list of the funding provider has 65 different paths', () => {
    expect(new Set(paths.fundingProviderPaths).size).toBe(65);
    expect(paths.fundingProviderPaths).toHaveLength(65);
  });

  test('[B-099] [E-035] the reason names the rule', () => {
    expect(why(anActor('N'), '/view/clients')).toEqual({
      by: 'rule',
      name: expect.stringContaining('Insurer contractors'),
    });
  });

  test('[B-099] a broker of an insurer company is no insurer contractor', () => {
    expect(why(anActor('B'), '/view/clients')).toBeNull();
  });

  test('[B-100] admin staff of both practice editions cannot open the three add screens', () => {
    for (const edition of ['MLP', 'LAW CONNECT']) {
      for (const path of paths.fundingAddPaths) {
        expect(why(anActor('A', { edition }), path)?.name).toContain(
          'may not add facility requests',
        );
      }
    }
  });

  test.each(['MLP', 'LAW CONNECT', 'FUNDING PROVIDER'])(
    '[B-101] [B-102] case managers of %s lose five funding paths, whatever the roles say',
    (edition) => {
      const five = [
        '/view/facility-requests',
        '/view/facility-requests/add',
        '/view/facility-requests/detail/{id}',
        '/view/facility-agreements/add',
        '/view/transaction-invoice/add',
      ];
      const manager = anActor('M', { edition });
      const named = accessRules.filter((rule) => rule.name.startsWith('Case managers of the'));

      expect(five.filter((path) => !named.some((rule) => rule.blocks(manager, path)))).toEqual([]);
    },
  );

  test('[B-120] an insurer case manager loses the add screens in every edition', () => {
    const insurer = anActor('I', { edition: 'LMQ PROVIDER' });

    for (const path of ['/view/facility-agreements/add', '/view/transaction-invoice/add']) {
      expect(
        accessRules.some((rule) => rule.name.includes('insurer') && rule.blocks(insurer, path)),
      ).toBe(true);
    }
  });

  test('[B-102] staff of a funding provider: assessments are off the list', () => {
    const staff = anActor('S', { edition: 'FUNDING PROVIDER' });

    expect(why(staff, '/view/assessments')?.name).toContain('FUNDING PROVIDER');
    expect(why(staff, '/view/facility-requests')).toBeNull();
  });

  test('[B-102] [B-103] the parts of a case and questionnaires are open where their page is', () => {
    const lmqStaff = anActor('S', { edition: 'LMQ PROVIDER', features: ['LMQ', 'MassTorts'] });
    const funder = anActor('S', { edition: 'FUNDING PROVIDER', features: ['LMQ'] });
    const marketing = anActor('S', { edition: 'MARKETING', features: ['LMQ', 'MassTorts'] });

    for (const ability of ['taskChecklist.countLmqStatus', 'case.list', 'massTortCampaign.list'])
      expect([ability, whyNot(lmqStaff, ability)]).toEqual([ability, null]);
    expect(whyNot(funder, 'taskChecklist.listQuestionnaires')).toBeNull();
    expect(whyNot(marketing, 'taskChecklist.listQuestionnaires')?.by).toBe('rule');
  });

  test('a contractor who is staff as well works as staff', () => {
    const both = { ...anActor('Y'), roles: ['CONTRACTOR', 'STAFF'] };

    expect(why(both, '/view/disbursement-funding')).toBeNull();
    expect(why({ ...both, roles: ['CONTRACTOR'] }, '/view/disbursement-funding')?.by).toBe('rule');
  });
});

const accountingScreens = [
  '/view/invoices',
  '/view/invoices/add',
  '/view/invoices/detail/{id}',
  '/view/generate-doctor-payment',
  '/view/remittance-statements',
  '/view/account-code',
  '/view/billing-setting',
  '/view/billing-setting/add',
  '/view/billing-setting/detail/{id}',
  '/view/invoices/print-invoice',
  '/view/invoices/outstanding-statement-print',
  '/view/specialist-remittance/print',
];

describe('settings', () => {
  const off = (key: string) => ({ attributes: { [settingAttribute(key)]: 'false' } });

  test('[B-114] [K-020] account codes only where the tenant has them', () => {
    expect(why(anActor('S'), '/view/account-code')).toBeNull();
    expect(why(anActor('S', off('ICS.Feature.AccountCode')), '/view/account-code')).toEqual({
      by: 'setting',
      name: 'ICS.Feature.AccountCode',
    });
  });

  test('[B-123] [K-021] report correction only where the tenant has it', () => {
    expect(
      why(anActor('S', off('ICS.Feature.ReportCorrection')), '/view/report-correction')?.by,
    ).toBe('setting');
  });

  test('[B-122] a limited report needs its own key in the list', () => {
    const actor = anActor('S', {
      attributes: { [settingAttribute('ICS.Reports.Limited')]: 'iro-kpi,service-revenue-masters' },
    });

    expect(why(actor, '/view/report/iro-kpi')).toBeNull();
    expect(why(actor, '/view/report/service-revenue-master')?.by).toBe('setting');
    expect(why(actor, '/view/report/service-revenue')).toBeNull();
  });

  test('[B-124] a tenant may hide accounting from staff, and from staff only', () => {
    const hiding = {
      attributes: { [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'true' },
    };

    for (const path of accountingScreens) {
      expect(why(anActor('S'), path), path).toBeNull();
      expect(why(anActor('S', hiding), path)?.name, path).toContain('hides accounting');
      expect(why(anActor('A', hiding), path), path).toBeNull();
      expect(why(anActor('C', hiding), path)?.by ?? 'role', path).toBe('role');
    }
    expect(why(anActor('S', hiding), '/view/assessments')).toBeNull();
  });
});
