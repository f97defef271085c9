import { redirect } from 'react-router';
import { pathTo } from '../../paths.ts';

export function loader() {
  throw redirect(pathTo('profile'));
}
