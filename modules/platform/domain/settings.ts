import { dateFormatChoices, email, fieldSchema, validationMessages } from '#kernel/domain';
import type { Choices } from '#kernel/domain';
import { areExtraResources } from './extra-resources.ts';
import { isWebAddress, linkSettings } from './link-settings.ts';

type SettingRow = {
  readonly label: string;
  readonly default: string;
  readonly choices?: Choices;
  /** A user may have a value of their own. */
  readonly perUser?: boolean;
  /** Only the host changes it. */
  readonly byHost?: boolean;
  readonly pattern?: RegExp;
  /** A number with so many decimals. */
  readonly decimals?: number;
  readonly hint?: string;
  /** Empty or an email address. */
  readonly isEmail?: boolean;
};

const yesNo = { true: 'Yes', false: 'No' } as const;

const secondFactorChoices = {
  optional: 'Whoever wants one',
  administrators: 'Administrators',
  practice: 'Everybody of the practice',
  everyone: 'Everybody',
} as const;

/** Doc 1 section 3, G-100 to G-103 and G-109. Values are strings on the wire. */
export const tenantSettings = {
  'ICS.Currency': {
    label: 'Currency',
    default: 'USD',
    choices: { GBP: 'GBP £', EUR: 'EUR €', USD: 'USD $', AUD: 'AUD $' },
  },
  'ICS.Vocabulary': {
    label: 'Word for the client role',
    default: 'Claimant',
    choices: { Claimant: 'Claimant', Client: 'Client' },
  },
  'ICS.Feature.Telephony': { label: 'Telephony widget', default: 'false', choices: yesNo },
  'ICS.Feature.EnableIROFunding': { label: 'IRO funding', default: 'false', choices: yesNo },
  'ICS.Feature.ServiceFeeEstimation': {
    label: 'Service fee estimation',
    default: 'false',
    choices: yesNo,
  },
  'ICS.Feature.PayingSpecialist': {
    label: 'Paying specialist',
    default: 'false',
    choices: yesNo,
    hint: 'Changes nothing yet: the feature of this name decides whether specialists are paid here.',
  },
  'ICS.Feature.BookingAssistant': { label: 'Booking assistant', default: 'false', choices: yesNo },
  'ICS.Feature.AccountCode': { label: 'Account codes', default: 'false', choices: yesNo },
  'ICS.Feature.ConflictFirst': {
    label: 'Ask specialists about conflicts first',
    default: 'false',
    choices: yesNo,
    hint: 'Of new supplementary reports and file reviews: nothing is sent before the answer.',
  },
  'ICS.Feature.ReportCorrection': { label: 'Reports QA sheet', default: 'false', choices: yesNo },
  'ICS.Feature.HideAccountingFromStaff': {
    label: 'Hide accounting from staff',
    default: 'false',
    choices: yesNo,
  },
  'ICS.Feature.DocumentModel': {
    label: 'Documents may be sent to the language model',
    default: 'false',
    choices: yesNo,
    hint: 'For summaries, transcriptions and letters of instruction. Without it nothing of a document leaves the server.',
  },
  'ICS.Reports.Limited': {
    label: 'Keys of the limited analytics reports',
    default: '',
    hint: 'Separated by commas.',
  },
  'ICS.Mail.Office365': { label: 'Office mail', default: 'false', choices: yesNo },
  'ICS.Mail.Office365Sender': { label: 'Office mail sender', default: '', isEmail: true },
  'ICS.Mail.SendGridSender': { label: 'Delivery service sender', default: '', isEmail: true },
  'ICS.Mail.QuotaOfUser': {
    label: 'Emails that a person may send in an hour',
    default: '1000',
    decimals: 0,
    pattern: /^[1-9]\d{0,4}$/,
  },
  'ICS.Mail.QuotaOfTenant': {
    label: 'Emails that the organisation may send in an hour',
    default: '10000',
    byHost: true,
    decimals: 0,
    pattern: /^[1-9]\d{0,5}$/,
  },
  'ICS.Mail.QuotaToStrangers': {
    label: 'Unknown addresses that a person may write to in an hour',
    default: '50',
    byHost: true,
    decimals: 0,
    hint: 'Addresses that stand in no record. The administrators are told when it is reached.',
    pattern: /^\d{1,4}$/,
  },
  'ICS.Notification.Popup': {
    label: 'Popup for new notifications',
    default: 'true',
    choices: yesNo,
    perUser: true,
  },
  'ICS.Telemetry.PageViews': {
    label: 'Page views are counted',
    default: 'false',
    choices: yesNo,
    hint: 'Sent to the analytics service of the provider, with ids and without contents.',
  },
  'ICS.SignIn.SecondFactor': {
    label: 'Second factor at sign-in',
    default: 'optional',
    choices: secondFactorChoices,
    hint: 'Whoever has none yet is led through it at the next sign-in. Roles may ask for one besides.',
  },
  'ICS.SignIn.SecondFactorByHost': {
    label: 'Second factor asked for by the host',
    default: 'optional',
    choices: secondFactorChoices,
    byHost: true,
  },
  'ICS.Files.MaxFileSizeMB': {
    label: 'Largest file in MB',
    default: '100',
    byHost: true,
    decimals: 0,
    pattern: /^([1-9]\d{0,2}|1\d{3}|20[0-3]\d|204[0-8])$/,
  },
  'ICS.Files.StorageLimitGB': {
    label: 'Storage limit in GB',
    default: '',
    byHost: true,
    decimals: 3,
    hint: 'Empty: as much as there is room for.',
    pattern: /^(\d{1,6}(\.\d{1,3})?)?$/,
  },
  'ICS.Tax.Name': { label: 'Tax name', default: 'GST' },
  'ICS.Tax.Rate': {
    label: 'Tax rate in percent',
    default: '10',
    decimals: 2,
    pattern: /^(\d|[1-9]\d)(\.\d{1,2})?$|^100$/,
  },
  'ICS.Funding.RateCap': {
    label: 'Highest interest rate in percent a year',
    default: '',
    decimals: 2,
    hint: 'The legal cap on what is lent. Empty: none.',
    pattern: /^((\d|[1-9]\d)(\.\d{1,2})?|100)?$/,
  },
  'ICS.Money.SecondPersonAbove': {
    label: 'Money above which a second person approves',
    default: '',
    decimals: 2,
    hint: 'Of advances, and of payments, fees, write-offs and repayments that are entered on a loan. Empty: none.',
    pattern: /^(\d{1,12}(\.\d{1,2})?)?$/,
  },
  'ICS.SecondPerson.BankDetails': {
    label: 'Bank details of payees need a second person',
    default: 'false',
    choices: yesNo,
  },
  'ICS.SecondPerson.Roles': {
    label: 'Roles of accounts need a second person',
    default: 'false',
    choices: yesNo,
    hint: 'New accounts of staff, changes of their roles and of what a role may do.',
  },
  'ICS.SecondPerson.WriteOffAbove': {
    label: 'Write-offs above which a second person approves',
    default: '',
    decimals: 2,
    hint: 'Of invoices. Empty: none.',
    pattern: /^(\d{1,12}(\.\d{1,2})?)?$/,
  },
  'ICS.User.DateFormat': {
    label: 'Date format',
    default: 'DD MMM YYYY',
    choices: dateFormatChoices,
    perUser: true,
  },
  'ICS.User.PageSize': {
    label: 'Rows per page',
    default: '20',
    choices: { '20': '20', '50': '50', '100': '100' },
    perUser: true,
  },
  ...linkSettings,
  /** G-108: shown in the Help menu while the feature MagExtraResources is on. */
  'ICS.Help.ExtraResources': {
    label: 'Extra resources in the Help menu',
    default: '',
    hint: 'A name and an address each, separated by semicolons: Fee guide https://example.com/fees; …',
  },
} as const satisfies Record<string, SettingRow>;

export type SettingKey = keyof typeof tenantSettings;
export type SettingValues = Readonly<Record<string, string>>;

const rows: ReadonlyMap<string, SettingRow> = new Map(Object.entries(tenantSettings));

export const isSettingKey = (key: string): key is SettingKey => rows.has(key);
export const isHostSetting = (key: string): boolean => rows.get(key)?.byHost ?? false;
export const isUserSetting = (key: string): boolean => rows.get(key)?.perUser ?? false;

/** User over tenant over default; only a per-user key looks at the user. */
export function settingValue(
  key: SettingKey,
  tenant: SettingValues,
  user: SettingValues = {},
): string {
  const row = rows.get(key);
  /** What was stored before it became a choice counts as nothing. */
  const known = (value: string | undefined) =>
    value !== undefined && row?.choices && !Object.hasOwn(row.choices, value) ? undefined : value;
  const own = isUserSetting(key) ? known(user[key]) : undefined;
  return own ?? known(tenant[key]) ?? row?.default ?? '';
}

export const allSettings = (tenant: SettingValues, user: SettingValues = {}): SettingValues =>
  Object.fromEntries(
    (Object.keys(tenantSettings) as SettingKey[]).map((key) => [
      key,
      settingValue(key, tenant, user),
    ]),
  );

const senderAddress = fieldSchema(email('Sender', { required: true }));

/** The sentence to show, or null when the value is fine. */
export function settingProblem(key: string, value: unknown): string | null {
  const row = rows.get(key);
  if (!row) return 'This setting is not known.';
  if (typeof value !== 'string' || value.length > 500 || value.includes('\u0000')) {
    return 'Please enter text of at most 500 characters.';
  }
  if (row.pattern && !row.pattern.test(value)) return 'Please enter a number within its limits.';
  if (Object.hasOwn(linkSettings, key) && value && !isWebAddress(value))
    return 'Please enter an address that begins with https:// or http://.';
  if (key === 'ICS.Help.ExtraResources' && !areExtraResources(value))
    return 'Please enter a name and an address that begins with https:// for each resource.';
  if (row.isEmail && value && !senderAddress.safeParse(value).success)
    return validationMessages.emailOfSetting;
  if (row.choices && !Object.hasOwn(row.choices, value))
    return 'Please choose one of the listed values.';
  return null;
}
