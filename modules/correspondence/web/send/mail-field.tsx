import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  isRequired?: boolean;
  trouble?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
};

export const MailField = ({ id, label, isRequired = false, trouble, hint, children }: Props) => (
  <div className="mail-field">
    <label htmlFor={id} className={isRequired ? 'mail-must' : ''}>
      {label}
    </label>
    <div className="mail-input">
      {children}
      {hint && !trouble && <small className="soft">{hint}</small>}
      {trouble && (
        <small className="mail-trouble" role="alert">
          {trouble}
        </small>
      )}
    </div>
  </div>
);
