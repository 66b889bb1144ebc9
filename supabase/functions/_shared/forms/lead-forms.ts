/** The forms of `submit-lead`. */
import { defineLeadForm } from './definition.ts';
import {
  acknowledgments,
  city,
  county,
  email,
  fullName,
  message,
  phone,
  propertyAddress,
  zipCode,
} from './fields.ts';
import { questionMessages, stateMessages } from './messages.ts';
import * as rules from './rules.ts';
import { taxIntakeForm } from './tax-intake.ts';
import { cleanLines } from './typed-text.ts';

/** The short form at the end of a county's page. */
export const countyLeadForm = defineLeadForm({
  name: 'county-lead',
  copy: 'county-lead',
  fields: [
    fullName,
    email,
    phone,
    propertyAddress,
    city,
    zipCode,
    { ...county, type: 'select', offersCounties: true },
  ],
  acknowledgments,
  mailSubject: 'Foreclosure lead',
});

/** A consultation about a wrongful death, and referrals to lawyers in other states. */
export const wrongfulDeathForm = defineLeadForm({
  name: 'wrongful-death',
  copy: 'wrongful-death',
  fields: [
    fullName,
    phone,
    email,
    {
      name: 'state',
      type: 'text',
      required: true,
      autoComplete: 'address-level1',
      rule: rules.stateRule,
      messages: stateMessages,
      mailLabel: 'State',
      order: 5,
    },
    message,
  ],
  mailSubject: 'Wrongful death lead',
});

/** A short question about immigration, in the visitor's language. */
export const immigrationQuestionForm = defineLeadForm({
  name: 'immigration-question',
  copy: 'immigration-question',
  fields: [
    fullName,
    phone,
    {
      ...message,
      required: true,
      rule: rules.createRequiredTextRule(2000, questionMessages, cleanLines),
      messages: questionMessages,
    },
  ],
  mailSubject: 'Immigration question',
});

/** Subscription to new articles. It starts once the subscriber confirms it with the link in an email. */
export const subscribeForm = defineLeadForm({ name: 'subscription', copy: 'subscribe', fields: [email] });

/** All forms of `submit-lead`, which requests identify by `kind`. */
export const leadForms = [
  countyLeadForm,
  taxIntakeForm,
  wrongfulDeathForm,
  immigrationQuestionForm,
  subscribeForm,
] as const;
