/** Every part of a page that runs in the browser, by the name its place on the page has. A new one is added here. */
import type { ReactNode } from 'react';
import { Consultation } from './consultation.island.tsx';
import { CountyLead } from './county-lead.island.tsx';
import { ImmigrationQuestion } from './immigration-question.island.tsx';
import { Subscribe } from './subscribe.island.tsx';
import { TaxIntake } from './tax-intake.island.tsx';
import { WrongfulDeath } from './wrongful-death.island.tsx';

const components = {
  consultation: Consultation,
  'wrongful-death': WrongfulDeath,
  'county-lead': CountyLead,
  'tax-intake': TaxIntake,
  'immigration-question': ImmigrationQuestion,
  subscribe: Subscribe,
};

export type IslandName = keyof typeof components;

/** What an island is rendered with, on the server and in the browser. Its own props are JSON; `id` starts its ids. */
export type IslandProps<Name extends IslandName> = Parameters<(typeof components)[Name]>[0];

/** The same, with each name tied to its own props. */
export const islands: { [Name in IslandName]: (props: IslandProps<Name>) => ReactNode } = components;

/** Whether a name in the markup of a page is an island of this code. */
export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}
