import { formatDateTime, recordPathOf } from '#kernel/domain';
import { StatusChip, TabLink, useSession } from '#kernel/web';
import { FileIcon } from '../file-icon.tsx';
import type { FoundPage } from './use-document-search.ts';

type Props = { readonly found: FoundPage; readonly open: (found: FoundPage) => void };

/** The file, where in it, and the words around; then whose it is. */
export function FoundPageRow({ found, open }: Props) {
  const { actor, zone, dateFormat } = useSession();
  const { fileName, pageLabel, excerpt, recordName, attachmentType, creator } = found;
  const record = recordPathOf(actor, found);
  const facts = [
    attachmentType,
    formatDateTime(found.creationTime, zone, dateFormat),
    creator?.displayName,
  ].filter(Boolean);
  return (
    <li className="found-page">
      <FileIcon name={fileName} />
      <div className="found-page-text">
        <p className="found-page-head">
          <button type="button" className="found-page-name" onClick={() => open(found)}>
            {fileName}
          </button>
          <StatusChip tone={found.source === 'name' ? 'neutral' : 'accent'}>{pageLabel}</StatusChip>
          {found.source === 'ocr' && <StatusChip>Scanned</StatusChip>}
        </p>
        {found.source !== 'name' && (
          <p className="found-page-excerpt">
            {excerpt.map(({ text, isHit }, at) =>
              isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </p>
        )}
        <p className="found-page-facts soft">
          {recordName && record && <TabLink to={record}>{recordName}</TabLink>}
          {recordName && !record && <span>{recordName}</span>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </li>
  );
}
