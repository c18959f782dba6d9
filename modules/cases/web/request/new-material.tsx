import { useState } from 'react';
import { MaterialList, pagesText } from './material-list.tsx';
import { UploadMaterial } from './upload-material.tsx';
import type { Uploaded } from './upload-material.tsx';
import type { NewRequestForm } from './use-new-request.ts';
import type { Origin } from './use-origin.ts';

type Props = { form: NewRequestForm; origin: Origin | null };

/** What goes along: documents of the origin by reference, and what is uploaded here. */
export function NewMaterial({ form, origin }: Props) {
  const [uploaded, setUploaded] = useState<readonly Uploaded[]>([]);
  const { fileIds, setFileIds } = form;
  const files = [
    ...(origin?.files ?? []).map(({ id, fileName, contentType, numberOfPages }) => ({
      ...{ id, fileName, contentType, pages: numberOfPages, isOrigin: true },
    })),
    ...uploaded.map((file) => ({ ...file, contentType: null, pages: null, isOrigin: false })),
  ].map((file) => ({ ...file, isChosen: fileIds.includes(file.id) }));
  const ticked = files.filter(({ isChosen }) => isChosen);
  const pages = ticked.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  return (
    <section className="card request" aria-label="Material">
      <h2>
        Material{' '}
        {ticked.length > 0 && (
          <span className="soft" role="status">
            {ticked.length === 1 ? '1 document' : `${ticked.length} documents`}, {pagesText(pages)}
          </span>
        )}
      </h2>
      <MaterialList
        files={files}
        originNo={origin?.caseNo ?? null}
        choose={setFileIds}
        action={
          <UploadMaterial
            done={(added) => {
              setUploaded((all) => [...all, ...added]);
              setFileIds([...fileIds, ...added.map(({ id }) => id)]);
            }}
          />
        }
      />
    </section>
  );
}
