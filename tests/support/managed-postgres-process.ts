// A process that uses the managed server, as the app does: tells what it got in one line, leaves in order when asked to.
import { startManagedPostgres } from '#server/db/managed-postgres.ts';
import { createLogger } from '#server/logger.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const server = await startManagedPostgres({ dataDir, logger: createLogger('silent') });
  process.once('SIGTERM', async () => {
    await server.stop();
    process.exit(0);
  });
  console.log(JSON.stringify({ adopted: server.adopted, config: server.config }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }));
  process.exit(1);
}
