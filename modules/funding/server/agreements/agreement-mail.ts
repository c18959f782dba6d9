import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { agreementDocument, fundingAgreement } from '../../domain/index.ts';
import type { AgreementReader } from '../../domain/index.ts';
import { readPrintedAgreement } from './read-printed-agreement.ts';

const name = 'funding.agreement';
const template = 'FacilityAgreementUpdate';

type MailData = { readonly agreementId: string; readonly to: AgreementReader };

/** As the agreement stands when the mail leaves. */
export const agreementMailRenderer = mailRendererPoint.contribute({
  name,
  async render(tx, data, services) {
    const { agreementId, to } = data as MailData;
    const printed = await readPrintedAgreement(tx, agreementId);
    if (!printed) return null;
    const words = await templateMail(tx, services, template, {
      agreement: { number: printed.agreementNo, limit: amountText(printed.facilityLimit) },
      company: { name: to === 'borrower' ? printed.borrower : printed.lender },
    });
    const document = agreementDocument.write(printed, await readLetterhead(tx, services));
    return { ...words, attachments: [{ document }] };
  },
});

type Queued = MailData & { readonly agreementNo: string; readonly address: string };

export const queueAgreementMail = (
  tx: Tx,
  services: Services,
  { agreementNo, address, ...data }: Queued,
): Promise<string> =>
  queueMail(tx, services, {
    to: address,
    subject: `Facility agreement ${agreementNo}`,
    templateKey: template,
    render: name,
    data,
    fromModule: moduleNameOf(fundingAgreement),
    objectId: data.agreementId,
    objectName: agreementNo,
  });
