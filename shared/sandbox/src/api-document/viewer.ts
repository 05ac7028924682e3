import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ProblemError } from '../problems/problem.ts'

/** Nothing from elsewhere, no script within the page, and no other page around it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Publisher Console API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<main id="document"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`

/** `validatorUrl` is a service on the internet, which must not receive this document. */
const SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})
`

/** Long paths and tables on small screens; no call has links to others. */
const STYLE = `body { margin: 0 }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; word-break: normal; max-width: none }
.swagger-ui .info .renderedMarkdown { max-width: 100ch }
.swagger-ui .renderedMarkdown table { display: block; overflow-x: auto }
.swagger-ui .renderedMarkdown code { overflow-wrap: anywhere }
.swagger-ui .response-col_links { display: none }
.swagger-ui .headers-wrapper td { padding: 2px 8px 2px 0; font-size: 12px }
@media (max-width: 640px) {
  .swagger-ui .wrapper { box-sizing: border-box; padding: 0 8px }
  .swagger-ui .opblock .opblock-summary, .swagger-ui .opblock-tag { flex-wrap: wrap }
}
`

const OWN: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/docs': ['text/html', PAGE],
  '/docs/page.js': ['text/javascript', SCRIPT],
  '/docs/page.css': ['text/css', STYLE],
}
const VIEWER: Readonly<Record<string, readonly [type: string, file: string]>> = {
  '/docs/swagger-ui-bundle.js': ['text/javascript', 'swagger-ui-dist/swagger-ui-bundle.js'],
  '/docs/swagger-ui.css': ['text/css', 'swagger-ui-dist/swagger-ui.css'],
}

/** Serves the page that shows the document, and its files. The files of the viewer are read on request. */
export async function serveViewer(path: string): Promise<Response> {
  const own = OWN[path]
  if (own) return response(own[0], own[1])
  const file = VIEWER[path]
  if (!file) throw new ProblemError('not_found')
  return response(file[0], await readFile(createRequire(import.meta.url).resolve(file[1]), 'utf8'))
}

const response = (type: string, text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' },
  })
