import { AttachmentsPanel } from '#documents/web';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import BriefDialog from './brief-dialog.tsx';

registerCatalogue();

const letter = {
  id: 'f-1',
  fileName: 'Letter.pdf',
  contentType: 'application/pdf',
  creationTime: '2026-11-16T00:00:00Z',
};

test('the dialog offers the files of a case whose documents stand beside it', async () => {
  serve({
    'GET /app/files': { body: { items: [letter], totalCount: 1 } },
    'GET /app/attachments/attachmentTypes': { body: { items: [] } },
  });
  const given = aSession();
  const session = {
    ...given,
    actor: { ...given.actor, roles: ['STAFF'], features: ['Assessment'] },
  };
  const nothing = () => undefined;
  const record = { id: 'c-1', caseNo: 'IME-2026-000123' } as never;
  await render(
    <>
      <AttachmentsPanel link={{ fromModule: 'IME', objectId: 'c-1' }} canChange={false} />
      <BriefDialog type={imeType} record={record} briefs={[]} close={nothing} done={nothing} />
    </>,
    { session },
  );

  await eventually(() =>
    expect(document.querySelector('.brief-files')?.textContent).toContain('Letter.pdf'),
  );
});
