/** `/places.json`: Florida's counties with their courts, and the text of results by language. */
export type Places = { copy: { [language: string]: PlaceCopy }; counties: PlaceCounty[] };

export type PlaceCounty = {
  name: string;
  /** The name by language, for languages that transliterate it. */
  names?: { [language: string]: string | undefined } | undefined;
  /** Other common spellings in Cyrillic. */
  otherSpellings?: string[] | undefined;
  circuit: string;
  seat: string;
  /** Path of the county's page. */
  page?: string | undefined;
  /** Communities other than the seat. */
  places?: string[] | undefined;
};

/** The sentences of the answers, with placeholders such as {name}. */
export type PlaceCopy = {
  county: string;
  inCounty: string;
  circuit: string;
  page: string;
  /** County pages in this language, by county name; empty for English, because each county's `page` is in English. */
  pages: { [county: string]: string };
  unknown: string;
  unknownCounty: string;
  call: { href: string; label: string };
  consultation: { href: string; label: string };
};
