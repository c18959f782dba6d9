export { fieldText, referencesOf } from '#kernel/domain';
export type { AnyRecord } from '#kernel/domain';
