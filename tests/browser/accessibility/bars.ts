/**
 * The thirty bars of accessibility that the site keeps, and the tests that hold
 * each of them: file by file below `tests`, the words that their titles begin with.
 * `brokenBy` names the pages, broken on purpose, on which the test is seen to fail.
 */
export type Bar = { bar: string; tests: Record<string, string[]>; brokenBy: string[] };

const axe = 'browser/accessibility/axe.spec.ts';
const behaviour = 'browser/accessibility/behaviour.spec.ts';
const keyboard = 'browser/accessibility/keyboard.spec.ts';
const media = 'browser/accessibility/media.spec.ts';
const names = 'browser/accessibility/names.spec.ts';
const reflow = 'browser/accessibility/reflow.spec.ts';
const sticky = 'browser/accessibility/sticky.spec.ts';
const html = 'site/pages/html.test.ts';

export const bars: Bar[] = [
  {
    bar: '1. axe finds no violation, at three widths, with menus, dialogs, errors, questions and messages open',
    tests: {
      [axe]: [
        'axe finds nothing, nor a question that nobody has reviewed',
        'axe finds nothing with a menu or a question open',
        'axe finds nothing in a dialog',
        'axe finds nothing on a form',
        'axe finds nothing on a deadline',
      ],
    },
    brokenBy: ['a field without a label', 'pale text', 'tiny buttons side by side'],
  },
  {
    bar: '2. What axe leaves open is reviewed, and a new kind of question fails',
    tests: { [axe]: ['axe finds nothing, nor a question that nobody has reviewed'] },
    brokenBy: ['a colour that no engine can judge'],
  },
  {
    bar: '3. A second engine finds no violation',
    tests: { 'browser/accessibility/second-engine.spec.ts': ['the second engine finds no violation'] },
    brokenBy: ['a button without a name, for the second engine,'],
  },
  {
    bar: '4. HTML is valid',
    tests: { [html]: ['$path is valid HTML', 'markup that is not valid is found out'] },
    brokenBy: [],
  },
  {
    bar: '5. One main heading, no skipped level, landmarks single and named',
    tests: {
      [html]: [
        'has one main heading and skips no level',
        'has one header, one main part and one footer, and navigation bars with names of their own',
      ],
    },
    brokenBy: ['a skipped level of headings', 'a second footer'],
  },
  {
    bar: '6. The skip link comes first and works',
    tests: { [html]: ['begins with a link past the frame'], [keyboard]: ['the skip link comes first'] },
    brokenBy: ['an order of its own'],
  },
  {
    bar: '7. Tab reaches every control once, in order, both ways, without a trap',
    tests: { [keyboard]: ['Tab reaches every control once, in order, uncovered and visibly, and back'] },
    brokenBy: ['an order of its own', 'a trap'],
  },
  {
    bar: '8. What has the focus is covered by nothing',
    tests: {
      [keyboard]: [
        'Tab reaches every control once, in order, uncovered and visibly, and back',
        'the open menu can be walked to its end and nothing in it is covered',
      ],
    },
    brokenBy: ['a layer over the text', 'a layer that comes while the page scrolls', 'a layer over the menu'],
  },
  {
    bar: '9. What stays while the page scrolls takes a quarter of the screen at most, and nothing of a low one',
    tests: { [sticky]: ['on ${width} x ${height} px (${name}) ${bar} stays while the page scrolls'] },
    brokenBy: ['a tall bar'],
  },
  {
    bar: '10. Links within a page lead to places clear of the bars',
    tests: { [sticky]: ['on ${width} x ${height} px (${name}) links within a page lead to places clear'] },
    brokenBy: ['anchors under the bars'],
  },
  {
    bar: '11. The focus shows by 2 px or more at 3:1, measured in pixels',
    tests: {
      'browser/accessibility/focus.spec.ts': [
        'every control shows its focus by 2 px or more at a contrast of 3:1',
        'so does every control of an open menu and of a dialog',
      ],
    },
    brokenBy: ['hidden focus', 'pale focus', 'a hairline for focus', 'a focus that the next bar covers'],
  },
  {
    bar: '12. Targets are 24 px at least, primary buttons and every x 44 px',
    tests: { [names]: ['primary buttons and every x are at least 44 px'] },
    brokenBy: ['tiny buttons side by side'],
  },
  {
    bar: '13. Menus open and close by keys, by touch and by leaving',
    tests: { [behaviour]: ['menus open and close by the keyboard', 'a tap opens a menu'] },
    brokenBy: ['menus that do not know Escape', 'menus that stay open'],
  },
  {
    bar: '14. Dialogs are named, take, hold and give back the focus over a silent page',
    tests: {
      [behaviour]: [
        'the ${id} dialog takes, holds and gives back the focus over a page that is silent',
        'a dialog whose opener is gone closes all the same',
      ],
    },
    brokenBy: ['a dialog over a page that can still be used', 'a dialog that loses the focus'],
  },
  {
    bar: '15. Questions are headings, open one at a time, and open for a search',
    tests: {
      [behaviour]: [
        'questions open one at a time, and are headings',
        'a search for words in a closed answer opens it',
      ],
    },
    brokenBy: ['questions that are open side by side'],
  },
  {
    bar: '16. A summary of the problems takes the focus, leads to the fields and says the same words',
    tests: {
      [behaviour]: ['the ${id} form says its problems in a summary, at the fields and in the title'],
      'browser/messages.spec.ts': ['${field} ${JSON.stringify(answers).slice(0, 40)}: ${message}'],
    },
    brokenBy: ['problems that only the fields tell'],
  },
  {
    bar: '17. Each field at fault is marked, described by its problem, and the title says so first',
    tests: { [behaviour]: ['the ${id} form says its problems in a summary, at the fields and in the title'] },
    brokenBy: ['problems that are not tied to their fields', 'a title that says nothing of problems'],
  },
  {
    bar: '18. Messages come into a live region that was there, wait for who reads them, and never tell an error alone',
    tests: {
      [behaviour]: ['the message of the ${id} form is announced, and waits for who reads it'],
      'browser/keyboard.spec.ts': ['toasts: three at most, four seconds, and no hurry while one is read'],
    },
    brokenBy: ['messages that wait for nobody', 'messages in a place that is not announced'],
  },
  {
    bar: '19. What was typed before paying is there on return',
    tests: {
      'browser/intake.spec.ts': ['a valid intake is saved, opens the payment page'],
      'browser/site.spec.ts': ['the intake has its counties and statements, and is filled in after paying'],
      [behaviour]: ['an intake is filled in again after the way to the payment'],
    },
    brokenBy: ['an intake that forgets'],
  },
  {
    bar: '20. Phones and mailbox stand in the same order on every page',
    tests: {
      [names]: ['on every page the ways to reach the firm stand in the same order at the same places'],
      'site/pages/frame.test.ts': ['phones and mailbox stand in the same order on every page'],
    },
    brokenBy: ['a mailbox ahead of the phones'],
  },
  {
    bar: '21. At 320 px nothing scrolls sideways, is cut or missing',
    tests: {
      [reflow]: [
        'at ${width} x ${height} px no page scrolls sideways and no text is cut or covered',
        'the narrowest screen shows every word that the widest shows',
        'the dialog fits the narrowest screen',
      ],
    },
    brokenBy: ['a wide box', 'text on text'],
  },
  {
    bar: '22. Text at 200 % and with wide spacing is neither cut nor covered',
    tests: { [reflow]: ['with wide text spacing nothing is cut', 'with text at 200 % nothing is cut'] },
    brokenBy: ['a box too low for its text'],
  },
  {
    bar: '23. With forced colours every control and state can be seen',
    tests: {
      [media]: [
        'with forced colours every control has a border or a drawing',
        'with forced colours the dialog, its fields, errors and message have theirs too',
      ],
    },
    brokenBy: ['a button of colour alone'],
  },
  {
    bar: '24. With reduced motion nothing moves, slides or plays by itself',
    tests: {
      [media]: [
        'with reduced motion nothing moves and nothing slides',
        'with reduced motion menus, questions and the dialog open at once',
      ],
    },
    brokenBy: ['movement'],
  },
  {
    bar: '25. Text has a contrast of 4.5:1, large text and borders of fields 3:1, none lies on a gradient',
    tests: { [names]: ['on every page text stands out from its ground by 4.5:1'] },
    brokenBy: ['text on a gradient', 'words a shade too pale'],
  },
  {
    bar: '26. The language of the page and of foreign words is marked',
    tests: {
      [names]: ['on every page languages are marked'],
      'site/pages/languages.test.ts': ['no English page holds Cyrillic words without saying their language'],
    },
    brokenBy: ['an unmarked language'],
  },
  {
    bar: '27. Without scripts every text, link, phone, field and price can be reached',
    tests: {
      'browser/accessibility/without-scripts.spec.ts': [
        'what a page shows with scripts it shows without them',
      ],
      'browser/no-scripts.spec.ts': ['the dialog is a place on the page, and its form leads to the calendar'],
    },
    brokenBy: ['words that only a script shows'],
  },
  {
    bar: '28. Prices, deadlines, disclaimers and addresses are printed, bars are not',
    tests: {
      [media]: ['on paper every price, deadline, answer and disclaimer stands dark on white'],
      'browser/accessibility/paper.spec.ts': ['every price, deadline, disclaimer and address is printed'],
    },
    brokenBy: ['a disclaimer that no sheet has', 'a bar on every sheet', 'words left off paper'],
  },
  {
    bar: '29. Films are started by a button with their name, and never by themselves with sound',
    tests: {
      [names]: ['on every page languages are marked, and links, buttons and films say what they do'],
      'browser/start-script.spec.ts': ['a film loads on the click only, and starts by itself without sound'],
    },
    brokenBy: ['a film that is started by nobody'],
  },
  {
    bar: '30. Spoken names contain the words shown, links of one name lead to one place, new tabs are announced',
    tests: {
      [names]: ['on every page each control has a name, and links of one name lead to one place'],
      [html]: ['gives no control a spoken name without the words that it shows'],
    },
    brokenBy: [
      'links of one name to two places',
      'a tab that opens unsaid',
      'a name other than the words shown',
    ],
  },
];
