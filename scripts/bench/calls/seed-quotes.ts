import type pg from 'pg';

/** Which part of the firm's quotes to add: numbers from `from` to `to`. */
export interface Batch {
  readonly providerId: string;
  readonly from: number;
  readonly to: number;
}

const syllables = 'ban,cor,del,fen,gar,hol,kin,lum,mor,nes,ost,pra,quil,ros,sten,tor,ulv,vek,wim,zan';
const firstNames = 'Mara,Nils,Edda,Tomas,Ines,Piet,Alba,Joran,Livia,Bram,Runa,Cato';
const rooms =
  'kitchen,bathroom,hallway,bedroom,cellar,attic,garage,porch,staircase,living room,study,shed,roof,fence,garden,boiler room';
const works = 'Paint,Tile,Rewire,Plaster,Insulate,Clear,Repair';
const statuses = 'draft,awaiting_customer,provider_review,sent,accepted,rejected,expired';

const pick = (list: string, index: string): string =>
  `split_part('${list}', ',', 1 + ((${index})::int % ${list.split(',').length}))`;

/** Four quotes each; a batch that begins in between takes up the customer of the one before. */
export const customerOf = (quote: string): string => `((${quote} - 1) / 4 + 1)`;

/** Invented and all different: 8,000 family names, a dozen first names, a number of the range kept for fiction. */
export const nameOf = (n: string): string =>
  `${pick(firstNames, n)} || ' ' || initcap(${pick(syllables, n)} || ${pick(syllables, `${n} / 20`)} || ${pick(syllables, `${n} / 400`)})`;

const statements = [
  `insert into customers (provider_id, name, email, phone, address, created_at)
   select $1, ${nameOf('n')}, 'person' || n || '@customer.example', '+44 20 7946 ' || lpad((n % 10000)::text, 4, '0'),
     n || ' Nowhere Street, Exampleton', timestamptz '2026-01-01' + n * interval '1 second'
   from generate_series(${customerOf('$2::int + 3')}, ${customerOf('$3::int')}) n`,
  // The later its number, the later a quote was changed. Requests and what came of them fill the weeks that the dashboard looks back on.
  `insert into quotes (provider_id, customer_id, number, title, description, status, currency, locale, prices_include_tax, created_at, updated_at, sent_at, sent_total_minor, accepted_at)
   select $1, c.id, 'Q-' || 5000000 + n, ${pick(works, 'n')} || ' the ' || ${pick(rooms, 'n')} || ' ' || n,
     repeat('Could you please tell me what this would cost? It is about what we talked about on Monday. ', 6),
     ${pick(statuses, 'n')}, 'GBP', 'en-GB', false, requested, now() - interval '1 day' + n * interval '50 milliseconds',
     case when ${pick(statuses, 'n')} in ('sent', 'accepted', 'rejected', 'expired') then requested + n * 7919::bigint % 4000 * interval '1 minute' end,
     100000 + n % 1000 * 500,
     case when ${pick(statuses, 'n')} = 'accepted' then requested + (4000 + n * 104729::bigint % 6000) * interval '1 minute' end
   from generate_series($2::int, $3::int) n
   cross join lateral (select now() - interval '1 minute' * (10000 + n * 15485863::bigint % 105000) as requested) day
   join customers c on c.provider_id = $1 and c.email = 'person' || ${customerOf('n')} || '@customer.example'`,
  `insert into quote_components (quote_id, title, position)
   select q.id, 'The room', 0 from quotes q
   where q.provider_id = $1 and q.number between 'Q-' || 5000000 + $2::int and 'Q-' || 5000000 + $3::int`,
  // Ten lines where a page of the list is looked at, two elsewhere: a hundred thousand quotes are there within a minute.
  `insert into quote_line_items (quote_id, provider_id, component_id, category, description, quantity, unit, unit_price_minor, tax_rate, position, origin, evidence)
   select q.id, q.provider_id, p.id, 'labour', 'Line ' || line || ' of the work in the room', line, 'hourly', 4500, 20, line, 'engine',
     '[{"kind": "formula", "text": "length × height, less doors and windows"}]'
   from quotes q join quote_components p on p.quote_id = q.id
   cross join lateral generate_series(1, case when q.number > 'Q-' || 5000000 + $3::int - 500 then 10 else 2 end) line
   where q.provider_id = $1 and q.number between 'Q-' || 5000000 + $2::int and 'Q-' || 5000000 + $3::int`,
];

/** Adds quotes as years of work would have left them, in a few statements; then what autovacuum does within a minute. */
export async function seedQuotes(client: pg.Client, { providerId, from, to }: Batch): Promise<void> {
  for (const statement of statements) await client.query(statement, [providerId, from, to]);
  await client.query('vacuum analyze');
}
