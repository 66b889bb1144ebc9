export default function () {
  return {
    markdownTemplateEngine: false,
    dir: { input: 'counties', includes: '../_includes', output: '_site' },
  };
}
