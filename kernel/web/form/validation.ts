export { checkCreate, checkUpdate } from '#kernel/domain';
