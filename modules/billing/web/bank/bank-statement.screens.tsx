import { screensFor } from '#kernel/web';
import { bankStatement } from '../../domain/index.ts';
import { ImportStatement } from './import-statement.tsx';
import { MatchingPanel } from './matching-panel.tsx';

export const bankStatementScreens = screensFor(bankStatement, {
  listTop: ImportStatement,
  panels: { Lines: ({ record }) => <MatchingPanel statementId={record.id} /> },
});
