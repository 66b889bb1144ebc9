import { booking, callToAction } from '../support/bands.ts';
import { all, has, inPart, inSection, link, says } from '../support/checks.ts';
import type { Elements, Words } from '../support/checks.ts';

const anchors = ['family-based', 'employment', 'extraordinary', 'humanitarian', 'removal', 'consultation'];
const immigrationBooking = /^https:\/\/book\.example\.com\/immigration\?/;

type Wording = { paid: Words; limited: Words; promo: Words; replaced: Words; fraud: Words };

function version({ paid, limited, promo, replaced, fraud }: Wording): Elements {
  return {
    'six sections to jump to, each with a link that does': all(
      ...anchors.map((id) => inSection(`#${id}`, has('h2', 1))),
      ...anchors.map((id) => link(`#${id}`)),
    ),
    'a primary button and a row of links, both to these sections': all(
      inPart('section:has(h1)', link(/^#/)),
      inPart('nav:has(a[href="#removal"])', ...anchors.map((id) => link(`#${id}`))),
    ),
    'humanitarian parole is a paid consultation': inSection('#humanitarian', says(paid, '$199')),
    'removal defense has limited availability': inSection('#removal', says(limited)),
    'extraordinary ability by its visas': inSection('#extraordinary', says('EB-1A', 'O-1', 'NIW')),
    'the $199 booking button, the promo code and the note on the booking system': inSection(
      '#consultation',
      booking(immigrationBooking, 'consultation'),
      says('$199', promo, replaced),
    ),
    'a warning about notario fraud': inSection(fraud, says(/notary public/i)),
    'a call to action at the end': callToAction,
  };
}

const english = version({
  paid: /paid consultation/i,
  limited: /limited availability/i,
  promo: /promo code/i,
  replaced: /booking system will be replaced.*practice-management/i,
  fraud: /notario fraud/i,
});

export const immigration: Record<string, Elements> = {
  '/immigration-law': {
    ...english,
    'switches to Spanish, Russian and Ukrainian, each named in its own language': all(
      inPart('main a[href="/immigration-spanish"][lang="es"]', says('Español')),
      inPart('main a[href="/immigration-russian"][lang="ru"]', says('Русский')),
      inPart('main a[href="/immigration-ukrainian"][lang="uk"]', says('Українська')),
    ),
  },
  '/immigration-ukrainian': {
    ...version({
      paid: /платн/i,
      limited: /обмежен/i,
      promo: /промокод/i,
      replaced: /систем.*замін/i,
      fraud: /шахрайство.*нотаріус/i,
    }),
    'a link back to the English page': inPart('main a[href="/immigration-law"]', says(/English|Англійськ/i)),
  },
  '/immigration-russian': {
    ...version({
      paid: /платн/i,
      limited: /ограничен/i,
      promo: /промокод/i,
      replaced: /систем.*замен/i,
      fraud: /мошенничество.*нотариус/i,
    }),
    'a link back to the English page': inPart('main a[href="/immigration-law"]', says(/English|Английск/i)),
  },
  '/immigration-spanish': {
    ...version({
      paid: /pagada/i,
      limited: /limitad/i,
      promo: /código/i,
      replaced: /sistema.*reempla|sistema.*sustitu/i,
      fraud: /fraude.*notario/i,
    }),
    'a link back to the English page': inPart('main a[href="/immigration-law"]', says(/English|inglés/i)),
  },
};
