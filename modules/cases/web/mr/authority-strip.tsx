import { can, formatDate } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { FileWindow } from '#documents/web';
import { spoken, StatusChip, TabLink, useSession } from '#kernel/web';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  authorityStates,
  authorityTones,
  isAuthorised,
  mr,
  overrideAuthority,
  sendAuthority,
} from '../../domain/index.ts';
import type { ShownRecord } from '../../domain/index.ts';
import './medical-records.css';

const PaperAuthority = lazy(() => import('./paper-authority.tsx'));

type Props = {
  id: string;
  shown: ShownRecord;
  start: (action: AnyAction, id: string, done: string) => void;
  refresh: () => Promise<void>;
};

const words: Readonly<Record<ShownRecord['authority'], string>> = {
  missing: 'Nothing goes to a provider before the claimant has signed.',
  sent: 'The claimant has the authority to sign. It comes back by itself.',
  signed: 'Goes along with every request.',
  declined: 'The claimant declined to sign. Call them before you go on.',
  overridden: 'Requests go out without a signature:',
};

/** Whether we may ask, and the way there. */
export function AuthorityStrip({ id, shown, start, refresh }: Props) {
  const { actor, dateFormat } = useSession();
  const [isPaper, setPaper] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { authority, authorityOn, authorityNote, authorityFileId } = shown;
  const mayAct = can(actor, sendAuthority.ability) && authority !== 'signed';
  return (
    <section
      className="authority-strip"
      data-ready={isAuthorised(authority)}
      aria-label="Authority"
    >
      <StatusChip tone={authorityTones[authority] ?? 'neutral'}>
        {`Authority: ${authorityStates[authority]}`}
      </StatusChip>
      <span className="authority-words">
        {spoken(words[authority])} {authority === 'overridden' && authorityNote}
        {authorityOn && ` Signed ${formatDate(authorityOn, dateFormat)}.`}{' '}
        {authorityFileId && (
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            Open it
          </button>
        )}
        <Relatives shown={shown} />
      </span>
      {mayAct && (
        <AuthorityButtons
          id={id}
          authority={authority}
          start={start}
          paper={() => setPaper(true)}
        />
      )}
      <Suspense>
        {isPaper && (
          <PaperAuthority id={id} close={() => setPaper(false)} done={() => void refresh()} />
        )}
        {isOpen && authorityFileId && (
          <FileWindow
            file={{
              id: authorityFileId,
              fileName: 'Authority.pdf',
              contentType: 'application/pdf',
            }}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

type ButtonsProps = Pick<Props, 'id' | 'start'> &
  Pick<ShownRecord, 'authority'> & { paper: () => void };

const AuthorityButtons = ({ id, authority, start, paper }: ButtonsProps) => (
  <span className="buttons buttons-end">
    {authority !== 'overridden' && (
      <Button onClick={() => start(overrideAuthority, id, 'Requests may go out.')}>
        Go on without signature
      </Button>
    )}
    <Button onClick={paper}>Signed on paper</Button>
    <Button
      type={authority === 'missing' ? 'primary' : 'default'}
      onClick={() =>
        start(sendAuthority, id, spoken('The authority is on its way to the claimant.'))
      }
    >
      {authority === 'sent' ? 'Send again' : 'Send for signature'}
    </Button>
  </span>
);

/** B-241: what it is part of, and what is part of it. */
const Relatives = ({ shown: { parent, subRecords } }: { shown: ShownRecord }) => (
  <>
    {parent && (
      <span>
        {' '}
        Part of <TabLink to={`/view/${mr.segment}/detail/${parent.id}`}>{parent.caseNo}</TabLink>.
      </span>
    )}
    {subRecords.length > 0 && (
      <span>
        {' '}
        Sub-records:{' '}
        {subRecords.map(({ id, caseNo }) => (
          <TabLink key={id} to={`/view/${mr.segment}/detail/${id}`}>
            {caseNo}
          </TabLink>
        ))}
      </span>
    )}
  </>
);
