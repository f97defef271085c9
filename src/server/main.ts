import * as build from 'virtual:react-router/server-build';
import { runServer } from './run-server.ts';

// Built by Vite together with the pages: bundled apart, the context keys would exist twice and every page fail.
await runServer(build);
