import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A program that a package brought along. */
export const bin = (name) => join(repository, 'node_modules', '.bin', name);

export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and hands on the signals that this process gets, each kind once: a terminal sends Ctrl-C to
 * every process of the group and npm repeats it, so the program has a group of its own and hears it from here alone.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, output?: 'show' | 'keep' | 'both' }} [options] keep: only in the result
 * @returns {Promise<{ code: number, output: string, interrupted: boolean }>}
 */
export function run(program, args, { env = {}, output = 'show' } = {}) {
  return new Promise((resolve) => {
    const stream = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: repository,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', stream, stream],
    });
    let said = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from?.on('data', (text) => {
        said += text;
        if (output === 'both') to.write(text);
      });
    }
    let interrupted = false;
    const forward = (signal) => {
      if (!interrupted && child.pid) process.kill(-child.pid, signal);
      interrupted = true;
    };
    for (const signal of signals) process.on(signal, forward);
    const stopWatching = onParentGone(() => forward('SIGTERM'));
    const end = (code) => {
      stopWatching();
      for (const signal of signals) process.off(signal, forward);
      resolve({ code, output: said, interrupted });
    };
    child.once('error', (error) => {
      said += error.message;
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/**
 * npm hands a signal to the shell between it and us, which dies of it and tells nobody.
 * @param {() => void} act once
 * @returns {() => void} ends the watch
 */
export function onParentGone(act) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs a step silently under one short line; what it printed shows only when it fails, and then this process ends. */
export async function runStep(line, program, args, env = {}) {
  console.log(line);
  const { code, output, interrupted } = await run(program, args, { env, output: 'keep' });
  if (code === 0) return;
  if (!interrupted) console.error(`${output.trimEnd()}\n${line}: failed`);
  process.exit(code);
}
