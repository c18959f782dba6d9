/** Doc 2 section 5. `:min` and `:max` are replaced by the figure. */
export const validationMessages = {
  required: 'This field is required',
  email: 'Invalid email address',
  /** M-091: the second wording of doc 2 section 5, for an address outside a record. */
  emailOfSetting: 'Please enter a valid email address',
  emailTaken:
    'This email has been registered already. You can reset password or contact support for support',
  url: 'Please enter a valid url starts with http:// | https://',
  min: 'Must be more than or equal to :min digits',
  max: 'Must be less than or equal to :max digits',
  /** Of an amount, a rate or a figure with decimals, which has no digits to count. */
  least: 'Must be at least :min.',
  most: 'Must be at most :max.',
  state: 'Please choose one of :choices, or name the country if it is another one.',
  choice: 'Please choose one of the listed values.',
  text: 'Please enter text.',
  number: 'Please enter a number.',
  decimal: 'Please enter a number with at most :max decimals.',
  money: 'Please enter an amount with at most two decimals.',
  flag: 'Please answer yes or no.',
  date: 'Please enter a date as YYYY-MM-DD.',
  notFuture: 'This day is in the future.',
  dateTime: 'Please enter a date and time in ISO 8601.',
  time: 'Please enter a time as HH:mm.',
  timeZone: 'Please enter an IANA time zone.',
  phone: 'Phone number should contain 10 digits only, no country code required.',
  reference: 'Please choose a record.',
  json: 'Please enter a JSON object.',
  rows: 'Please send a list of rows.',
  mostRows: 'Please send at most :max rows.',
  notAnObject: 'Your provided data is invalid',
  unknownField: 'This field is not known here.',
  readOnly: 'This field cannot be changed here.',
  formFailed: 'Please complete required fields.',
} as const;

export const withChoices = (message: string, choices: readonly string[]): string =>
  message.replace(':choices', choices.join(', '));

export const withLimit = (message: string, limit: number | string): string =>
  message.replace(/:(min|max)/, String(limit));
