import { reminderLog } from '#correspondence/domain';
import { can } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { caseBrief, caseConsent, makeBrief, taskChecklist } from '../../domain/index.ts';
import { CaseChecklist } from '../checklists/case-checklist.tsx';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { BriefsPart } from './briefs-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { InstructionPart } from './instruction-part.tsx';
import { LettersPart } from './letters-part.tsx';
import { PrepaymentBlock } from './prepayment-block.tsx';
import './paperwork.css';

/** From the letter of instruction to the brief in the hands of the specialist. */
export default function PaperworkSection(props: CaseSectionProps) {
  const { actor } = useSession();
  const sees = ({ name }: { name: string }) => can(actor, `${name}.list`);
  const isOffice = can(actor, makeBrief.ability);
  return (
    <div className="paperwork">
      <PrepaymentBlock {...props} />
      {props.fields}
      {sees(caseBrief) && <BriefsPart {...props} />}
      {isOffice && <InstructionPart {...props} />}
      {sees(caseConsent) && <ConsentPart {...props} />}
      {sees(reminderLog) && <LettersPart {...props} />}
      {sees(taskChecklist) && <CaseChecklist caseId={props.record.id} />}
      {!isOffice && <p className="soft">The papers stand among the documents of this case.</p>}
    </div>
  );
}
