import { promptForLead } from '../start/prompt.ts';
import { dismissCalls } from '../start/sticky-calls.ts';

dismissCalls();
promptForLead();
