import { expiryText, linkDefinitions } from '#kernel/domain';
import type { LinkDefinition } from '#kernel/domain';
import { generated, table } from './markdown.ts';

const usesText = { once: 'once', many: 'as often as wanted' } as const;

const withdrawnBy = ({ forOwnBrowser }: LinkDefinition): string =>
  forOwnBrowser ? 'nobody: it is over in minutes' : 'admin staff, on Live Links';

const row = (link: LinkDefinition): string[] => [
  `\`${link.name}\``,
  link.label,
  link.for.label[0],
  link.heldBy,
  expiryText(link),
  usesText[link.uses],
  `\`${link.page}\``,
  withdrawnBy(link),
  link.endsWith ?? '-',
];

const head = [
  'kind',
  'label',
  'for which record',
  'held by',
  'expires after',
  'uses',
  'page',
  'who can withdraw it',
  'what else ends it',
];

/** Every way in without a sign-in, with its end. */
export const linksDocument = (): string => `${generated('Secret links')}
A link is a row of the table \`links\`: a hash of its token, its kind, its record, whom it was sent to and who
caused it. It opens nothing once it is used up, past its end or withdrawn, nor while its tenant is disabled,
nor once its issuer is disabled, locked or deleted, nor once its record, or the record that this is part of,
is deleted. All of that answers the same 404 as a token that never was. A link that the server sent by
itself has no issuer.

${table(head, linkDefinitions().map(row))}
`;
