import { data } from 'react-router';

/** Any address without a page. A route of its own, so that the error page has its texts. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
