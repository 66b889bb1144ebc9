/** What `/places.json` holds: Florida's counties with their courts, and how an answer is worded in each language. */
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
  /** The addresses of the counties' pages in this language, by the county, where it is not English. */
  pages: { [county: string]: string };
  unknown: string;
  call: { href: string; label: string };
  consultation: { href: string; label: string };
};
