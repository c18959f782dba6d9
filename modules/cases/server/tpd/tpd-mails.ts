import { caseMailWordsPoint } from '../engine/index.ts';
import { tpdType } from '../../domain/index.ts';
import { statementOf, statementsOwed, tpdFacts } from './statement-facts.ts';
import type { Statement } from './statement-facts.ts';

const kindOf: Readonly<Record<string, Statement['kind']>> = {
  TpdMedicalStatementRequest: 'medicalAttendant',
  TpdEmployerStatementRequest: 'employer',
};

/** What the mails of its moves say, and who writes a statement. */
export const tpdMailWords = caseMailWordsPoint.contribute({
  caseType: tpdType.key,
  async data(tx, services, record, about) {
    const statement = about ? await statementOf(tx, about) : null;
    // Gone or come meanwhile: nobody is asked for it.
    if (about && (!statement || statement.receivedOn)) return null;
    return tpdFacts(tx, services, record, statement);
  },
  async readers(tx, record, template) {
    const kind = kindOf[template];
    const owed = kind ? await statementsOwed(tx, record.id, kind) : [];
    return owed.map(({ id, fromName, email }) => ({ name: fromName, email, about: id }));
  },
});
