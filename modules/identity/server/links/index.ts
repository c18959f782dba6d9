export { contextOfLink, findLink, useLink, useLinkWithCode } from './find-link.ts';
export type { FoundLink, Visitor } from './find-link.ts';
export { hashCode, keepPass, newCode, noteCodeAsked, setNewCode, tryCode } from './link-code.ts';
export { linkSubjectPoint } from './link-subject.ts';
export { hashOfSecret, linkKeyOf, newSecret } from './link-token.ts';
export { makeLink } from './make-link.ts';
export type { NewLink } from './make-link.ts';
export { ownLinks, withdrawOwnLink } from './own-links.ts';
export { withdrawLinksOf } from './withdraw-links.ts';
