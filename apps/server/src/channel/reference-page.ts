import { type Call, calls } from '@arredo/contract'
import { escapeHtml } from '../serving/html-page.ts'
import { openApi } from './openapi.ts'

/** The same as the OpenAPI file, for people. No script, so that its policy can forbid all of them. */
export function referencePage(nonce: string): string {
  const document = openApi()
  const sections = Object.entries<Call>(calls).map(([name, call]) => {
    const post = document.paths[`/api/${name}`]?.post
    const input = post?.requestBody.content['application/json'].schema
    const output = post?.responses[200].content['application/json'].schema.properties.value
    return [
      `<section id="${escapeHtml(name)}">`,
      `<h2><code>POST /api/${escapeHtml(name)}</code></h2>`,
      `<p>${escapeHtml(call.summary)}. ${escapeHtml(post?.description ?? '')}</p>`,
      `<details><summary>Input</summary><pre>${pretty(input)}</pre></details>`,
      `<details><summary>Value</summary><pre>${pretty(output)}</pre></details>`,
      '</section>',
    ].join('\n')
  })
  const links = Object.keys(calls).map(
    (name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Arredo command channel</title><style nonce="${nonce}">${style}</style></head><body><main>`,
    '<h1>Arredo command channel</h1>',
    '<p>Every call is a POST with a JSON body. An answer is <code>{"ok": true, "value": …}</code> or ',
    '<code>{"ok": false, "code": …, "message": …, "details": …}</code>. ',
    'The machine-readable form is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>',
    `<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>`,
    ...sections,
    '</main></body></html>',
  ].join('\n')
}

function pretty(schema: unknown): string {
  return escapeHtml(JSON.stringify(schema, null, 2) ?? '')
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1c1e23; background: #f6f5f2; margin: 0 }
  main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
  section { background: #fff; border: 1px solid #e4e3df; border-radius: 12px; padding: .5rem 1.5rem 1rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem } pre { overflow: auto; font-size: .85rem } summary { cursor: pointer; padding: .25rem 0 }
`
