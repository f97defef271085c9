// The least that a call can be: node:http and one select. A process of its own, as the measured server is one.
import { createServer } from 'node:http';
import pg from 'pg';

const [databaseUrl, quoteId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
const server = createServer(async (_request, response) => {
  const { rows } = await pool.query('select id, title, status from quotes where id = $1', [quoteId]);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]));
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
// Whoever started it is gone: so is the reason to run.
process.on('disconnect', () => process.exit(0));
