import { defineRefusals } from '#kernel/domain';

export const identityRefusals = defineRefusals({
  /** Unknown, used, withdrawn, past its end, or without its tenant, issuer or record: the same for all. */
  linkNotValid: {
    status: 404,
    message: 'This link is no longer valid. Please ask whoever sent it to you for a new one.',
  },
  staticRole: { status: 422, message: 'A built-in role cannot be renamed or deleted.' },
  roleAboveOwn: {
    status: 422,
    message: 'Only a tenant admin may do this to the role or the account of a tenant admin.',
  },
  accountAboveOwn: {
    status: 422,
    message:
      'This account may do more than yours. Only somebody with the same rights may do this to it.',
  },
  lastAdministrator: {
    status: 422,
    message:
      'This is the last active administrator of the tenant. Make somebody else an administrator first.',
  },
  unknownAbility: { status: 422, message: 'This permission is not known.' },
  adminLocksOut: {
    status: 422,
    message: 'The tenant admin role keeps the permission to change roles.',
  },
  currentPasswordWrong: {
    status: 422,
    field: 'currentPassword',
    message: 'The current password is not right.',
  },
  notWhileImpersonating: {
    status: 422,
    message: 'Please return to your own account before you do this.',
  },
  factorCodeWrong: {
    status: 422,
    field: 'code',
    message: 'This code is not right, or it was used already.',
  },
  passkeyWrong: { status: 422, message: 'This passkey was not accepted. Please try again.' },
  noPasskeysHere: {
    status: 422,
    message: 'Passkeys need an address with a name. This one has only a number.',
  },
  noFactor: { status: 422, message: 'Set up a second factor first.' },
  lastFactorNeeded: {
    status: 422,
    message:
      'Your organisation asks for a second factor. Set up another one before you remove this.',
  },
  proofWrong: { status: 422, message: 'This is not right, or it was used already.' },
  proofLocked: {
    status: 422,
    message: 'That was wrong too often. Please try again in a few minutes.',
  },
  notForHost: { status: 422, message: 'The host signs in with its own accounts only.' },
  issuerNotFound: {
    status: 422,
    field: 'issuer',
    message: 'Nothing that signs people in was found at this address.',
  },
  secretNeeded: { status: 422, field: 'clientSecret', message: 'The client secret is needed.' },
  roleNotByRule: {
    status: 422,
    field: 'roleRules',
    message: 'A role of the practice can be given by rule; that of a tenant admin cannot.',
  },
  providerNotConnected: { status: 422, message: 'Connect a provider first.' },
  requiredNeedsDomain: {
    status: 422,
    field: 'isRequired',
    message: 'Prove a mail domain before you require the provider.',
  },
  noMailDomain: {
    status: 422,
    field: 'domain',
    message: 'This is no mail domain. Write what stands behind the @.',
  },
  publicMailDomain: {
    status: 422,
    field: 'domain',
    message: 'Anybody can have an address there, so it cannot belong to a practice.',
  },
  mailDomainTaken: {
    status: 422,
    field: 'domain',
    message: 'This domain belongs to another organisation here.',
  },
  mailDomainNotProven: {
    status: 422,
    message:
      'The record was not found. New records of the DNS can take some hours; the host can also confirm the domain by hand.',
  },
  unknownScope: {
    status: 422,
    field: 'scopes',
    message: 'Choose at least one scope; one of those that were sent is not known.',
  },
  keyAccountOff: {
    status: 422,
    field: 'userId',
    message: 'This account is disabled or locked, so a key of it could do nothing.',
  },
  keyAccountOfPerson: {
    status: 422,
    field: 'userId',
    message:
      'Somebody signs in with this account. Make an account of its own for the program, so that the history tells them apart.',
  },
  apiKeyEnded: { status: 422, message: 'This key has ended. Add a new one.' },
  cannotImpersonateSelf: { status: 422, message: 'You are this user already.' },
  cannotImpersonateAdmin: {
    status: 422,
    message: 'The account of an administrator cannot be used by another user.',
  },
  cannotImpersonateInactive: { status: 422, message: 'This account is disabled or locked.' },
});
