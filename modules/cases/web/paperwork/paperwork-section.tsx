import { CaseChecklist } from '../checklists/case-checklist.tsx';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { BriefsPart } from './briefs-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { InstructionPart } from './instruction-part.tsx';
import { LettersPart } from './letters-part.tsx';
import { PaperworkDates } from './paperwork-dates.tsx';
import { PrepaymentBlock } from './prepayment-block.tsx';
import './paperwork.css';

/** From the letter of instruction to the brief in the hands of the specialist. */
export default function PaperworkSection(props: CaseSectionProps) {
  return (
    <div className="paperwork">
      <PrepaymentBlock {...props} />
      <PaperworkDates {...props} />
      <BriefsPart {...props} />
      <InstructionPart {...props} />
      <ConsentPart {...props} />
      <LettersPart {...props} />
      <CaseChecklist caseId={props.record.id} />
    </div>
  );
}
