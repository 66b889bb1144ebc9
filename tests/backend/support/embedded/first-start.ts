import { openDatabase } from '#operations/server/database.ts';

const db = await openDatabase(process.argv[2] ?? '');
await db.close();
