export { check, createSchema, updateSchema } from '#kernel/domain';
