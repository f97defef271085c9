import { redirect } from 'react-router';
import { pathTo } from '../paths.ts';

/** The list of quotes until there is something to look back on. */
export function loader() {
  throw redirect(pathTo('quotes'));
}
