import { redirect } from 'react-router';
import { loginPath } from '../../paths.ts';

export function loader() {
  throw redirect(loginPath());
}
