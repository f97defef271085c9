import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { quote } from './quote-shapes.ts';

export const archiveQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/archive',
  caller: 'provider',
  summary: 'Put a quote aside that was not accepted: it leaves list, counts and search, its status stays',
  params: idParams,
  response: quote,
});

export const unarchiveQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/unarchive',
  caller: 'provider',
  summary: 'Bring an archived quote back to where it was in the list',
  params: idParams,
  response: quote,
});
