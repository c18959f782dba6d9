import { EmailsOfRecord, NotesOfRecord } from '#correspondence/web';
import type { ActionModule } from '#correspondence/domain';
import { listEmailsOfRecord } from '#correspondence/domain';
import { can, moduleNameOf } from '#kernel/domain';
import { useSession } from '#kernel/web';
import type { CaseSectionProps } from '../section-props.ts';

/** Notes on the case, and the mails that were written about it. */
export default function CorrespondenceSection({ type, record }: CaseSectionProps) {
  const { actor } = useSession();
  const about = { fromModule: moduleNameOf(type.resource), objectId: record.id };
  const seesNotes = can(actor, 'correspondence.ofRecord');
  const seesMails = can(actor, listEmailsOfRecord.ability);
  if (!seesNotes && !seesMails)
    return <p className="soft">You do not have access to correspondence.</p>;
  return (
    <div className="case-said">
      {seesNotes && (
        <NotesOfRecord fromModule={about.fromModule as ActionModule} objectId={record.id} />
      )}
      {seesMails && (
        <>
          <h3>Mails</h3>
          <EmailsOfRecord about={about} />
        </>
      )}
    </div>
  );
}
