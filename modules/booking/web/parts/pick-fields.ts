import type { Fields } from '#kernel/domain';

export const pickFields = <F extends Fields, const K extends keyof F & string>(
  fields: F,
  names: readonly K[],
): Pick<F, K> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, K>;
