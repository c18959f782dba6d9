import { linkSettings } from '../link-settings.ts';
import type { SettingKey } from '../settings.ts';

export type SettingGroup = {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly SettingKey[];
};

/** what a practice decides about itself, in the order in which people ask for it. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Words and money',
    text: 'How amounts are written, and what the person who is seen is called.',
    keys: ['ICS.Currency', 'ICS.Vocabulary', 'ICS.Tax.Name', 'ICS.Tax.Rate'],
  },
  {
    title: 'Display',
    text: 'What everybody starts with; each user may choose otherwise under My Details.',
    keys: ['ICS.User.DateFormat', 'ICS.User.PageSize', 'ICS.Notification.Popup'],
  },
  {
    title: 'Parts of the product',
    text: 'What this organisation uses besides its features.',
    keys: [
      'ICS.Feature.BookingAssistant',
      'ICS.Feature.Telephony',
      'ICS.Feature.AccountCode',
      'ICS.Feature.ReportCorrection',
      'ICS.Feature.ConflictFirst',
      'ICS.Feature.HideAccountingFromStaff',
      'ICS.Feature.DocumentModel',
      'ICS.Reports.Limited',
      'ICS.Telemetry.PageViews',
    ],
  },
  {
    title: 'Funding and fees',
    text: 'Grants, estimates and what specialists are paid.',
    keys: [
      'ICS.Feature.EnableIROFunding',
      'ICS.Feature.ServiceFeeEstimation',
      'ICS.Feature.PayingSpecialist',
      'ICS.Funding.RateCap',
      'ICS.Money.SecondPersonAbove',
    ],
  },
  {
    title: 'Mail',
    text: 'In whose name mail leaves, and how much of it in an hour.',
    keys: [
      'ICS.Mail.Office365',
      'ICS.Mail.Office365Sender',
      'ICS.Mail.SendGridSender',
      'ICS.Mail.QuotaOfUser',
      'ICS.Mail.QuotaOfTenant',
      'ICS.Mail.QuotaToStrangers',
    ],
  },
  {
    title: 'Sign-in',
    text: 'Who needs a code or a passkey besides the password.',
    keys: ['ICS.SignIn.SecondFactor', 'ICS.SignIn.SecondFactorByHost'],
  },
  {
    title: 'Links',
    text: 'Pages elsewhere that the menus lead to. Left empty, our own help centre answers.',
    keys: [...(Object.keys(linkSettings) as SettingKey[]), 'ICS.Help.ExtraResources'],
  },
  {
    title: 'Files',
    text: 'How large a file may be, and how much room there is. Set by the provider.',
    keys: ['ICS.Files.MaxFileSizeMB', 'ICS.Files.StorageLimitGB'],
  },
];

/** `words-and-money` in an address. */
export const settingGroupAt = (address: string): SettingGroup | undefined =>
  settingGroups.find(({ title }) => title.toLowerCase().replaceAll(' ', '-') === address);
