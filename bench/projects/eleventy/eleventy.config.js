export default function (config) {
  config.addGlobalData('layout', 'county.11ty.js');
  config.addGlobalData('permalink', () => (data) => `/${data.page.fileSlug}.html`);
  return {
    markdownTemplateEngine: false,
    dir: { input: 'content/counties', includes: '../../_includes', output: 'dist' },
  };
}
