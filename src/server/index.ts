/** What the scripts need: the embedded backend and the server over it. */
export { createLocalBackend, lockFolder } from './backend/local-backend.ts';
export { FolderInUse } from './backend/lock-file.ts';
export { startServer, type RunningServer } from './http/start-server.ts';
