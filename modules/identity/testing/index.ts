export * from './browser.ts';
export * from './identity-test-server.ts';
export * from './people.ts';
export { anActor, lettersOf } from './an-actor.ts';
export * from './at-provider.ts';
export * from './a-provider.ts';
