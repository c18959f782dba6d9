import { can, formatDateTime } from '#kernel/domain';
import { FileWindow } from '#documents/web';
import { ActionButton, StatusChip, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { briefDeliveries, makeBrief, sendBrief } from '../../domain/index.ts';
import type { BriefDelivery } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import type { BriefRow } from './brief-files.ts';
import { PaperworkPart } from './paperwork-part.tsx';
import { useCaseRows } from './use-case-rows.ts';

const BriefDialog = lazy(() => import('./brief-dialog.tsx'));

type Shown = { readonly id: string; readonly fileName: string; readonly contentType: string };

const pdfOf = ({ fileId, name }: BriefRow): Shown => ({
  id: fileId,
  fileName: `${name}.pdf`,
  contentType: 'application/pdf',
});

/** The brief, its supplements, how each left, and who has opened it. */
export function BriefsPart({ type, record }: CaseSectionProps) {
  const { actor } = useSession();
  const { rows, error, refetch } = useCaseRows<BriefRow>('case-briefs', record.id);
  const [isMerging, setMerging] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const isLate = Boolean(record.paperworkSentOn);
  const mayMake = can(actor, makeBrief.ability);
  return (
    <PaperworkPart
      title="Brief"
      error={error}
      isLoading={!rows}
      actions={
        mayMake && (
          <Button size="small" disabled={!rows} onClick={() => setMerging(true)}>
            {isLate ? 'Add late material' : 'Merge the brief'}
          </Button>
        )
      }
    >
      {rows?.length ? (
        <TableFrame
          label="Briefs"
          heads={['Part', 'Pages', 'Sent', 'Opened', '']}
          numbers={['Pages']}
        >
          {rows.map((brief) => (
            <BriefLine key={brief.id} brief={brief} isLate={isLate} show={setShown} />
          ))}
        </TableFrame>
      ) : (
        <p className="soft">
          {mayMake
            ? 'Choose the papers of this case; they become one numbered PDF.'
            : 'The brief has not been sent yet.'}
        </p>
      )}
      <Suspense>
        {isMerging && rows && (
          <BriefDialog
            {...{ type, record }}
            briefs={rows}
            close={() => setMerging(false)}
            done={() => void refetch()}
          />
        )}
        {shown && <FileWindow file={shown} close={() => setShown(null)} />}
      </Suspense>
    </PaperworkPart>
  );
}

type LineProps = { brief: BriefRow; isLate: boolean; show: (file: Shown) => void };

function BriefLine({ brief, isLate, show }: LineProps) {
  const { zone, dateFormat } = useSession();
  const at = (instant: string) => formatDateTime(instant, zone, dateFormat);
  const { name, pages, sentAt, sentBy, sentTo, openedAt } = brief;
  return (
    <tr>
      <td>
        <button type="button" className="text-button brief-name" onClick={() => show(pdfOf(brief))}>
          {name}
        </button>
      </td>
      <td className="number">{pages}</td>
      <td>
        {sentAt ? (
          <>
            {at(sentAt)}{' '}
            <span className="soft">
              {sentTo}, {briefDeliveries[sentBy as BriefDelivery]}
            </span>
          </>
        ) : (
          <span className="soft">Not sent</span>
        )}
      </td>
      <td>
        {openedAt ? (
          <StatusChip tone="success">{`Opened ${at(openedAt)}`}</StatusChip>
        ) : (
          <span className="soft">{sentBy === 'link' ? 'Not opened yet' : '-'}</span>
        )}
      </td>
      <td className="mini-buttons">
        {isLate && (
          <ActionButton
            size="small"
            action={sendBrief}
            record={brief}
            done="The brief is on its way."
          >
            {sentAt ? 'Send again' : 'Send supplement'}
          </ActionButton>
        )}
      </td>
    </tr>
  );
}
