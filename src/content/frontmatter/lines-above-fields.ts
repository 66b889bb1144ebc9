/** The line of hyphens that opens a file: a line of its fields is one less than the line of the file. */
export const linesAboveFields = 1;
