import { api, saved, toast, toastFailure, useUnsaved } from '#kernel/web';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { passwordProblems } from '../domain/index.ts';

const empty = { current: '', next: '', again: '' };
type Passwords = typeof empty;

const labels: Readonly<Record<keyof Passwords, string>> = {
  current: 'Current password',
  next: 'New password',
  again: 'New password again',
};

export function problemsOf({ current, next, again }: Passwords): string[] {
  if (!current) return ['Please enter your current password.'];
  const problems = passwordProblems(next);
  return next === again ? problems : [...problems, 'The two new passwords differ.'];
}

/** B-226 to B-230. */
export function ChangePassword() {
  const [given, setGiven] = useState(empty);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const save = async () => {
    const found = problemsOf(given);
    setProblems(found);
    if (found.length) return false;
    try {
      const { current, next } = given;
      await api.put('/app/profile/change-password', {
        currentPassword: current,
        newPassword: next,
      });
      setGiven(empty);
      toast.success(saved.section);
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  };
  useUnsaved({ isDirty: Object.values(given).some((typed) => typed !== ''), save });

  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="values">
        {(Object.keys(empty) as (keyof Passwords)[]).map((name) => (
          <div key={name} className="field">
            <label htmlFor={`password-${name}`}>{labels[name]}</label>
            <Input.Password
              id={`password-${name}`}
              autoComplete={name === 'current' ? 'current-password' : 'new-password'}
              value={given[name]}
              onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
            />
          </div>
        ))}
      </div>
      {problems.length > 0 && <Alert type="error" title={problems.join(' ')} />}
      <div className="form-end">
        <Button type="primary" htmlType="submit">
          Change password
        </Button>
      </div>
    </form>
  );
}
