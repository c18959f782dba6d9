import { printedDocumentPoint, readDocument } from '#documents/server';
import { can } from '#kernel/domain';
import { Refused } from '#kernel/server';
import { agreementPrintRoute, viewAgreement } from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';

/** C-216, R-284: what was generated for signature, as it was then; with `format=pdf` as a PDF. */
export const agreementPrint = printedDocumentPoint.contribute({
  route: agreementPrintRoute,
  ability: viewAgreement.ability,
  reads: 'specialist',
  async read({ tx, actor, services, params }) {
    const id = String(params['id']);
    const isOwn = actor.ids['specialistId']?.includes(id) ?? false;
    if (!isOwn && !can(actor, 'specialist.read')) throw new Refused('notFound');
    const contracts = await contractsOf(tx, id);
    const contract = contracts.find(
      (one) => one.documentId && (!params['contractId'] || params['contractId'] === one.id),
    );
    if (!contract?.documentId) throw new Refused('agreementMissing');
    return { html: await readDocument(services, tx, contract.documentId), fileName: 'Agreement' };
  },
});
