/** Every part of a page that runs in the browser, by the name its place on the page has. */
import type { ReactNode } from 'react';
import type { FormProps } from '../forms/form-props.ts';
import { Consultation } from './consultation.island.tsx';
import { CountyLead } from './county-lead.island.tsx';
import { Subscribe } from './subscribe.island.tsx';
import { TaxIntake } from './tax-intake.island.tsx';
import { WrongfulDeath } from './wrongful-death.island.tsx';

export const islands = {
  consultation: Consultation,
  'wrongful-death': WrongfulDeath,
  'county-lead': CountyLead,
  'tax-intake': TaxIntake,
  subscribe: Subscribe,
} satisfies { [name: string]: (props: FormProps) => ReactNode };

export type IslandName = keyof typeof islands;

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}
