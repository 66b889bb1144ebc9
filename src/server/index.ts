/** What the scripts need: the embedded backend and the server over it. */
export type { Backend } from './backend/backend-on.ts';
export {
  createLocalBackend,
  lockFolder,
  type LocalBackend,
  type LocalBackendOptions,
} from './backend/local-backend.ts';
export { FolderInUse } from './backend/lock-file.ts';
export { startServer, type RunningServer, type ServerOptions } from './http/start-server.ts';
