/** Small valid files. Each broken file of the corpus is one of these with one mistake. */

export const faq = `---
question: What should I bring?
language: en
reviewed:
  on: 2026-11-21
  by: jane-doe
reviewBy: 2027-03-31
---

Bring every page that you were served with.
`;

export const fact = `---
about: The fee of a filing.
value: 15
unit: usd
statedAs: $15.00
translations:
  es: 15 dólares
jurisdiction: florida
source:
  title: Florida Statutes
  cite: s. 194.013
  url: https://www.leg.state.fl.us/statutes/
status: stated
reviewBy: 2027-03-31
---
`;

export const office = `---
name:
  en: Office
  uk: Офіс
  ru: Офис
  es: Oficina
state: florida
street: 1 Main Street
city: Orlando
region: FL
postalCode: "32801"
phone: (407) 555-0100
---
`;

export const service = `---
icon: gavel
title: Hearings
to: /probate
toLabel: About probate
---

We speak for you in court.
`;

export const page = `---
title: A page about one sample thing
description: A page of fifty characters at the least, made for this corpus.
label: Sample
hero:
  heading: A sample page
  lead: One short paragraph.
  actions:
    - do: call
      office: florida
sections:
  - type: prose
    id: first
    heading: First part
    text: |
      Some words.
  - type: faq
    heading: Questions
    faqs: [probate-cost]
  - type: call-to-action
    heading: Talk to us
    text: We listen.
    actions:
      - do: page
        label: Read on
        to: /probate
---
`;

export const article = `---
title: A sample article of ours
description: A page of fifty characters at the least, made for this corpus.
id: 900
heading: A sample article
excerpt: Two sentences. No more.
author: jane-doe
publishDate: 2026-10-01
readTime: 4 min read
tags: [Sample]
imageUrl: /images/articles/trim-notice.svg
imageAlt: A drawn house.
---

## A heading

Some words.
`;

export const testimonial = `---
who: A. B.
context: Broward, 2025
actualClient: true
ownWords: true
representative: true
uncompensated: true
consentOnFile: true
date: 2025-05-01
disclaimer: testimonial
---

Kind words.
`;

export const waiver = `---
rule: AD-09
page: /probate
found: experienced
reason: Proof is on file.
approvedBy: jane-doe
approvedOn: 2026-11-01
expires: 2026-12-31
---
`;

export const menu = `---
language: en
home: Home
groups:
  - label: Practice Areas
    items:
      - to: /probate
        label: Probate
      - all: counties
footer:
  - label: Services
    items:
      - to: /probate
legal:
  - to: /privacy-policy
---
`;
