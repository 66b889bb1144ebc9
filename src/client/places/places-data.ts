/** `/places.json`: Florida's counties with their courts, and the copy of answers by language. */
export type Places = { words: { [language: string]: PlaceWords }; counties: PlaceCounty[] };

export type PlaceCounty = {
  name: string;
  circuit: string;
  seat: string;
  /** Address of the county's own page. */
  page?: string | undefined;
  /** Communities, without the seat. */
  places?: string[] | undefined;
};

export type PlaceWords = {
  county: string;
  inCounty: string;
  page: string;
  /** County pages in this language, by county name; empty for English, which each county's `page` is in. */
  pages: { [county: string]: string };
  unknown: string;
  call: { href: string; label: string };
  consultation: { href: string; label: string };
};
