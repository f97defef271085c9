// A process that asks for the secret of each folder in turn, from the moment it is told to: prints what it got.
import { installationSecret } from '#server/secrets.ts';

process.once('message', (folders: string[]) => {
  process.send?.(
    folders.map((folder) => installationSecret(undefined, folder)),
    () => process.exit(0),
  );
});
process.send?.('ready');
