/** Nothing of the caller's environment may steer the database: no PG… variables, no locale. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
