import { getLanguage } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { locateInFile, locateKey, locateParent, locateValue } from '#content/rules/locate.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { isPageEntry, listEntries } from '#content/site.ts';
import { listForms } from '../page-parts.ts';
import type { Entries, PageEntry } from '../site.ts';
import type { SiteRule } from './rule.ts';

/** Forms without a translation into the language of a page that shows them. */
export const untranslatedForms: SiteRule = {
  id: 'untranslated-forms',
  severity: 'warning',
  why: 'Visitors can’t fill in a form, or consent to its terms, in a language they don’t read.',
  run: ({ entries }) =>
    listTranslations(entries).flatMap((page) => {
      const language = getLanguage(page.data);
      const translations = [...entries.forms.values()].filter(({ data }) => data.language === language);
      return listForms(page)
        .filter(({ form }) => translations.every(({ data }) => data.translates !== form))
        .map(({ form, section }): NewDiagnostic => {
          const place =
            section === undefined
              ? locateInFile(page.file)
              : locateValue(page, ['sections', section, 'form']);
          const message = `This ${lexicons[language].name} page shows the form "${form}" in English. Translate content/forms/${form}.md.`;
          return { ...place, message };
        });
    }),
};

/** Languages with pages that another language's menu doesn't link to. The link's label identifies its language. */
export const languageLinks: SiteRule = {
  id: 'language-links',
  severity: 'warning',
  why: 'Visitors can’t switch to a language without a link.',
  run: ({ entries }) => {
    const usedLanguages = new Set(listTranslations(entries).map(({ data }) => getLanguage(data)));
    const menus = [...entries.menus.values()].filter(({ id, data }) => id === data.language);
    return menus.flatMap((menu) => {
      const labels = menu.data.languages.map((item) => ('label' in item ? item.label?.toLowerCase() : ''));
      const locate = menu.frontmatter.document.has('languages') ? locateKey : locateParent;
      return [...entries.frames.values()]
        .filter(({ data }) => usedLanguages.has(data.language) && data.language !== menu.data.language)
        .filter(({ data }) => !labels.includes(data.languageName.toLowerCase()))
        .map(({ data: { language, languageName } }): NewDiagnostic => {
          const message = `needs a link to a page in ${lexicons[language].name}, with this label: ${languageName}.`;
          return { ...locate(menu, ['languages']), field: 'languages', message };
        });
    });
  },
};

function listTranslations(entries: Entries): PageEntry[] {
  return listEntries(entries)
    .filter((entry) => isPageEntry(entry))
    .filter(({ data }) => !data.draft && getLanguage(data) !== 'en');
}
