import type { CollectionName } from '../collections.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';

/** Languages without a text use the firm's name. */
function inLanguages(words: { [Name in Language]?: string }): string {
  return languages.map((language) => `  ${language}: ${words[language] ?? '"{{firm-name}}"'}`).join('\n');
}

/** Small valid files of kinds that "npm run new" doesn't create. */
export const examples: { [Name in CollectionName]?: string } = {
  legal: `---
title: Accessibility Statement | {{firm-name}}
description: How we keep this site usable for everyone, and who to contact if something doesn’t work.
heading: Accessibility statement
intro: This page says how to reach us when a part of this site does not work for you.
effective: 2026-01-15
---

## Contact us

Call {{florida-phone}}, and we will read the page to you.
`,
  disclaimers: `---
rule: Florida Bar rule 4-7.13(b)(1)
texts:
${inLanguages({
  en: 'Past results do not guarantee a similar outcome.',
  uk: 'Попередні результати не гарантують подібного результату.',
  ru: 'Прошлые результаты не гарантируют подобного исхода.',
  es: 'Los resultados anteriores no garantizan un resultado similar.',
})}
---
`,
  offices: `---
name:
${inLanguages({ en: 'Tampa office', uk: 'Офіс у Тампі', ru: 'Офис в Тампе', es: 'Oficina de Tampa' })}
state: florida
street: 100 Example Street
city: Tampa
region: FL
postalCode: "33602"
phone: "{{florida-phone}}"
---
`,
  bookings: `---
about: A first meeting about a will.
url: https://book.example.com/wills
source: website
medium: cta
campaign: wills
---
`,
  videos: `---
title: What probate is
about: The steps of a probate case, one by one.
transcript: true
---

The transcript follows here.
`,
  social: `---
name: YouTube
icon: youtube
url: https://www.youtube.com/@example
color: "#ff0000"
follow: Watch us on YouTube
---
`,
  waivers: `---
rule: AD-09
page: /probate
found: years of experience
reason: The firm's records show the years; the attorney holds them on file.
approvedBy: jane-doe
approvedOn: 2027-01-15
expires: 2027-03-31
---
`,
  menus: `---
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
`,
};
