import type { Peer } from './peer.ts';

const config = `baseURL: https://example.com/
disableKinds: [home, section, taxonomy, term, RSS, sitemap, robotsTXT, '404']
uglyURLs: true
permalinks:
  counties: /:filename-foreclosure-defense
markup:
  goldmark:
    renderer:
      unsafe: true
`;

const layout = `{{ $s := site.Data.shell }}{{ $p := .Params }}<!doctype html><html lang="en"><head>{{ $s.head | safeHTML }}<title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"></head><body>{{ $s.top | safeHTML }}<main id="main" tabindex="-1">
<section class="hero"><div class="in"><p class="eye">{{ $p.hero.eyebrow }}</p><h1>{{ $p.hero.heading }}</h1><div class="prose lead">{{ $p.hero.lead | markdownify }}</div></div><dl class="figs">{{ range $p.hero.figures }}<div><dt>{{ .label }}</dt><dd><b>{{ .value }}</b>{{ with .note }}<small>{{ . }}</small>{{ end }}</dd></div>{{ end }}</dl></section>
<section class="band thin" id="deadline">{{ $s.deadline | safeHTML }}</section>
<section class="band" id="timeline"><h2>{{ $p.timeline.heading }}</h2>{{ with $p.timeline.intro }}<div class="prose">{{ . | markdownify }}</div>{{ end }}<ol class="line" role="list">{{ range $p.timeline.events }}<li{{ if .mark }} class="mark"{{ end }}><p class="when">{{ .when }}</p><h3>{{ .title }}</h3>{{ with .text }}<div class="prose">{{ . | markdownify }}</div>{{ end }}</li>{{ end }}</ol>{{ with $p.timeline.after }}<div class="prose">{{ . | markdownify }}</div>{{ end }}</section>
<section class="band" id="about"><h2>{{ $p.circuit }}</h2><div class="prose">{{ .Content }}</div></section>
{{ $s.video | safeHTML }}{{ $s.strategies | safeHTML }}
{{ with $p.process }}<section class="band" id="process"><h2>{{ .heading }}</h2>{{ with .intro }}<div class="prose">{{ . | markdownify }}</div>{{ end }}<ol class="steps" role="list">{{ range .steps }}<li><h3>{{ .title }}</h3><div class="prose">{{ .text | markdownify }}</div></li>{{ end }}</ol></section>{{ end }}
{{ range (slice $p.challenges $p.experience $p.reasons) }}{{ with . }}<section class="band"><h2>{{ .heading }}</h2><ul class="points c2" role="list">{{ range .items }}<li>{{ . | markdownify }}</li>{{ end }}</ul></section>{{ end }}{{ end }}
<section class="band" id="communities"><h2>{{ $p.communities.heading }}</h2>{{ with $p.communities.intro }}<div class="prose">{{ . | markdownify }}</div>{{ end }}<div class="groups">{{ with $p.communities.names }}<ul role="list">{{ range . }}<li>{{ . }}</li>{{ end }}</ul>{{ end }}{{ range $p.communities.groups }}<div><h3>{{ .name }}</h3><ul role="list">{{ range .names }}<li>{{ . }}</li>{{ end }}</ul></div>{{ end }}</div></section>
{{ with $p.appointments }}<section class="band" id="appointments"><h2>{{ .heading }}</h2><div class="prose">{{ .text | markdownify }}</div></section>{{ end }}
{{ $s.faq | safeHTML }}{{ $s.lead | safeHTML }}{{ $s.contact | safeHTML }}
<section class="band deep"><h2>{{ $p.closing.heading }}</h2><div class="prose">{{ $p.closing.text | markdownify }}</div></section>
</main>{{ $s.bottom | safeHTML }}</body></html>
`;

export const hugo: Peer = {
  name: 'Hugo',
  version: ['hugo', 'version'],
  command: ['hugo', '--quiet'],
  contentFolder: 'content/counties',
  outFolder: 'public',
  files: (shell) => [
    ['config.yaml', config],
    ['data/shell.json', JSON.stringify(shell)],
    ['layouts/_default/single.html', layout],
  ],
};
