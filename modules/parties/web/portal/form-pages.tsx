import { fileSizeText } from '#documents/domain';
import { Button } from 'antd';
import type { PortalForm } from '../../domain/index.ts';
import { savePortalFile } from './save-portal-file.ts';
import type { FormPages as Pages } from './use-form-pages.ts';

type Page = PortalForm['pages'][number];
type Props = { form: PortalForm; pages: Pages };

const stateOf = ({ scanState, returnedAt }: Page): string => {
  if (scanState === 'infected') return 'Refused by our virus check';
  if (scanState === 'waiting') return 'Being checked for viruses';
  return returnedAt ? 'Sent' : 'Not sent yet';
};

/** What the client has added, and what they have sent: it stays readable for them. */
export const FormPages = ({ form, pages }: Props) => (
  <ul className="portal-form-pages" aria-label={`Pages of ${form.name}`}>
    {form.pages.map((page, at) => (
      <li key={page.id}>
        <span>
          {at + 1}. {page.name}{' '}
          <small className="soft">
            {fileSizeText(page.size)}, {stateOf(page)}
          </small>
        </span>
        <span className="buttons">
          <Button
            aria-label={`Open ${page.name}`}
            onClick={() =>
              void savePortalFile(`/app/portal/forms/${form.id}/files/${page.id}`, page.name)
            }
          >
            Open
          </Button>
          {form.isOpen && !page.returnedAt && (
            <Button
              aria-label={`Take away ${page.name}`}
              disabled={pages.isBusy || pages.sending !== null}
              onClick={() => void pages.remove(page.id)}
            >
              Take away
            </Button>
          )}
        </span>
      </li>
    ))}
  </ul>
);
