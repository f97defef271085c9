import { useNavigate } from 'react-router';
import { loginPath } from '../paths.ts';
import { signOut } from './session.ts';

/** Signs out, and shows where to sign in. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(loginPath());
  };
}
