export * from './define-connector.ts';
export * from './proxied-path.ts';
export * from './connection-actions.ts';
