import type { PortalForm, PortalSignature } from '../../domain/index.ts';
import './portal-forms.css';
import { PortalFormCard } from './portal-form-card.tsx';
import { SignButton } from './sign-button.tsx';

type Props = {
  forms: readonly PortalForm[];
  signatures: readonly PortalSignature[];
  zone: string;
  refresh: () => Promise<unknown>;
};

/** G-066: what the client is asked for comes first; it is read and returned on a telephone. */
export default function PortalForms({ forms, signatures, zone, refresh }: Props) {
  const isEmpty = forms.length === 0 && signatures.length === 0;
  return (
    <section id="forms" aria-label="Forms">
      <h2>Forms</h2>
      {isEmpty && <p className="soft">There is no form to fill in.</p>}
      <ul className="portal-forms">
        {signatures.map(({ signerId, title }) => (
          <li key={signerId} className="portal-form">
            <h3>{title}</h3>
            <p>Please read and sign</p>
            <div className="portal-form-add">
              <SignButton signerId={signerId} name={title} />
            </div>
          </li>
        ))}
        {forms.map((form) => (
          <PortalFormCard key={form.id} form={form} zone={zone} refresh={refresh} />
        ))}
      </ul>
    </section>
  );
}
