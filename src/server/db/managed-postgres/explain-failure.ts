import { DatabaseStartError } from './database-start-error.ts';

/** What initdb, postgres or the file system said, as one sentence a person can act on. */
export function explainFailure(output: string, folder: string): DatabaseStartError {
  if (/No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(output)) {
    return new DatabaseStartError(`The disk that holds ${folder} is full: free some space and start again.`);
  }
  if (
    /Permission denied|EACCES|EPERM|Operation not permitted|Read-only file system|EROFS|invalid permissions|wrong ownership/.test(
      output,
    )
  ) {
    return new DatabaseStartError(
      `The database may not use ${folder}: give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  if (/ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG/.test(output)) {
    return new DatabaseStartError(`The folder ${folder} cannot be made: set DATA_DIR to one that can.`);
  }
  const complaint = lastComplaint(output);
  return new DatabaseStartError(`The database in ${folder} did not start: ${complaint || 'it said nothing'}.`);
}

/** Whether the failure passes by itself: another process is starting the server, or a killed server's backends are still leaving. */
export function isPassing(output: string): boolean {
  return /lock file ".*" already exists|shared memory block .* is still in use|already in use/.test(output);
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => /FATAL|PANIC|error/i.test(line)).at(-1) ?? lines.filter(Boolean).at(-1) ?? '';
  return telling.replace(/^.*?(FATAL|PANIC|error): +/i, '').replace(/\.$/, '');
}
