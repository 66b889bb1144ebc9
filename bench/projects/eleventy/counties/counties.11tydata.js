export default {
  layout: 'county.11ty.js',
  permalink: (data) => `/${data.page.fileSlug}.html`,
};
