import type { ComponentType } from 'react';
import { Navigate } from 'react-router';

/** The page of an address that only leads to another one. */
export const redirectTo = (path: string): ComponentType =>
  function Redirect() {
    return <Navigate to={path} replace />;
  };
