/** All forms that are hydrated in the browser, by their `data-island` name. */
import { Consultation } from './consultation.island.tsx';
import { CountyLead, ImmigrationQuestion, Subscribe, WrongfulDeath } from './lead-forms.island.tsx';
import { TaxIntake } from './tax-intake.island.tsx';

export const islands = {
  consultation: Consultation,
  'wrongful-death': WrongfulDeath,
  'county-lead': CountyLead,
  'tax-intake': TaxIntake,
  'immigration-question': ImmigrationQuestion,
  subscribe: Subscribe,
};

export type IslandName = keyof typeof islands;
