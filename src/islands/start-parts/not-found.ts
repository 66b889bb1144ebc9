import { reportNotFound } from '../start/not-found.ts';

reportNotFound();
