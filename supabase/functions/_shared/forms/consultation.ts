/** The consultation request: what travels to `book-consultation`. */
import * as z from 'zod/mini';
import { localDayOf } from './dates.ts';
import { caseNumber, county, dateServed, fullName, phone } from './rules.ts';

type Clock = string | (() => string);

/**
 * The rules as they stand on `today` (`YYYY-MM-DD`). The server, which cannot know the visitor's time zone, judges
 * with `slackDays` of 1; the browser with 0.
 */
export function consultationSchemaFor(today: Clock, slackDays = 0) {
  const clock = typeof today === 'string' ? () => today : today;
  const fields = z.object({
    fullName,
    caseNumber: z.nullish(caseNumber),
    county,
    dateServed: dateServed(clock, slackDays),
    phoneNumber: phone,
  });
  return z.pipe(fields, z.transform(withoutEmptyCaseNumber));
}

type Fields = {
  fullName: string;
  caseNumber?: string | null | undefined;
  county: string;
  dateServed: string;
  phoneNumber: string;
};

/** An empty case number is sent as absent, not as an empty text. */
function withoutEmptyCaseNumber({ caseNumber: given, ...rest }: Fields): ConsultationRequest {
  return given ? { ...rest, caseNumber: given } : rest;
}

export type ConsultationRequest = {
  fullName: string;
  caseNumber?: string;
  county: string;
  dateServed: string;
  phoneNumber: string;
};

/** The rules as they stand at the moment of checking, in the visitor's own time zone. */
export const consultationSchema = consultationSchemaFor(() => localDayOf(new Date()));
