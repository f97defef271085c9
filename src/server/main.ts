import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { Knowledge } from '#domain/playbooks/playbook-source.ts';
import { runServer } from './run-server.ts';

// Beside the built server; see scripts/vite/knowledge.ts.
const file = join(import.meta.dirname, 'playbooks.json');
const knowledge = JSON.parse(readFileSync(file, 'utf8')) as Knowledge; // written by the build, from checked files

// Built by Vite together with the pages: bundled apart, the context keys would exist twice and every page fail.
await runServer({ build, knowledge });
