import { amountText } from '#kernel/domain';
import { todayOf } from '#cases/server';
import {
  mailRendererPoint,
  queueMail,
  templateFactsPoint,
  templateMail,
} from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { longDay, openTotal, statementDocument } from '../../domain/index.ts';
import type { Statement } from '../../domain/index.ts';
import { statementOfCompany } from './read-statements.ts';

const name = 'billing.statement';

type MailData = { readonly companyId: string; readonly on: PlainDate };

/** What the templates call `statement`. */
const statementData = (statement: Statement) => ({
  statement: { date: longDay(statement.on), total: amountText(openTotal(statement)) },
});

/** What the company owes today, for whoever looks at the words of its statement. */
export const statementTemplateFacts = templateFactsPoint.contribute({
  module: 'COMPANY',
  async read({ tx, services }, { id }) {
    const statement = await statementOfCompany(tx, id, await todayOf(tx, services));
    return { data: statement.rows.length ? statementData(statement) : {}, destination: null };
  },
});

/** What is paid until it leaves does not change the day that it speaks of. */
export const statementRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { companyId, on } = data as MailData;
    const statement = await statementOfCompany(tx, companyId, on);
    if (!statement.rows.length) return null;
    const words = await templateMail(tx, services, 'OutstandingStatement', {
      company: { name: statement.company },
      ...statementData(statement),
    });
    const document = statementDocument.write([statement], await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

export const queueStatement = (
  tx: Tx,
  services: Services,
  { companyId, company, on }: Statement,
  to: string,
): Promise<string> =>
  queueMail(tx, services, {
    to,
    subject: `Statement of account, ${longDay(on)}`,
    templateKey: 'OutstandingStatement',
    render: name,
    data: { companyId, on } satisfies MailData,
    fromModule: 'COMPANY',
    objectId: companyId,
    objectName: company,
  });
