/** Fields that several forms share. */
import type { FieldDefinition } from './definition.ts';
import {
  addressMessages,
  cityMessages,
  countyMessages,
  emailMessages,
  fullNameMessages,
  noteMessages,
  phoneMessages,
  zipCodeMessages,
} from './messages.ts';
import * as rules from './rules.ts';
import { cleanLines } from './typed-text.ts';

export const fullName = {
  name: 'fullName',
  type: 'text',
  required: true,
  autoComplete: 'name',
  rule: rules.fullNameRule,
  messages: fullNameMessages,
  mailLabel: 'Name',
  order: 1,
} as const satisfies FieldDefinition;

export const phone = {
  name: 'phone',
  type: 'tel',
  required: true,
  autoComplete: 'tel',
  rule: rules.phoneRule,
  messages: phoneMessages,
  mailLabel: 'Phone',
  order: 2,
} as const satisfies FieldDefinition;

export const email = {
  name: 'email',
  type: 'email',
  required: true,
  autoComplete: 'email',
  rule: rules.emailRule,
  messages: emailMessages,
  mailLabel: 'Email',
  order: 3,
} as const satisfies FieldDefinition;

export const county = {
  name: 'county',
  type: 'text',
  required: true,
  rule: rules.countyRule,
  messages: countyMessages,
  mailLabel: 'County',
  order: 4,
} as const satisfies FieldDefinition;

export const propertyAddress = {
  name: 'propertyAddress',
  type: 'text',
  required: true,
  autoComplete: 'address-line1',
  rule: rules.createRequiredTextRule(200, addressMessages),
  messages: addressMessages,
  mailLabel: 'Property',
  order: 8,
} as const satisfies FieldDefinition;

export const city = {
  name: 'city',
  type: 'text',
  short: true,
  required: false,
  autoComplete: 'address-level2',
  rule: rules.createOptionalTextRule(100, cityMessages),
  messages: cityMessages,
  mailLabel: 'City',
  order: 9,
} as const satisfies FieldDefinition;

export const zipCode = {
  name: 'zipCode',
  type: 'text',
  short: true,
  required: false,
  autoComplete: 'postal-code',
  rule: rules.createOptionalTextRule(20, zipCodeMessages),
  messages: zipCodeMessages,
  mailLabel: 'ZIP code',
  order: 10,
} as const satisfies FieldDefinition;

export const message = {
  name: 'message',
  type: 'textarea',
  required: false,
  rule: rules.createOptionalTextRule(2000, noteMessages, cleanLines),
  messages: noteMessages,
  mailLabel: 'Message',
  order: 11,
} as const satisfies FieldDefinition;

/** Names of the checkboxes, in every form that has them. */
export const acknowledgments = ['ack1', 'ack2', 'ack3'] as const;
