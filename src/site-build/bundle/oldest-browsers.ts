/** The oldest browsers that get the code and styles of forms and layout; older ones get pages and forms without code. */
export const oldestBrowsers = ['chrome100', 'firefox100', 'safari15.4'];
