export * from './actor/actor-cache.ts';
export * from './actor/actor-facts.ts';
export * from './actor/authenticator.ts';
export * from './identity-server.ts';
export * from './links/password-link.ts';
export * from './password/hashing.ts';
export * from './password/set-password.ts';
export * from './users/users-in-role.ts';
