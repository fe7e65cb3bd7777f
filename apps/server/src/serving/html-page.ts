import { paletteCss } from '@arredo/brands'
import type { Site } from '../tenants/site.ts'
import { directionOf, languageFor } from './language.ts'
import type { WebEntry } from './web-entry.ts'

export type PageOptions = {
  readonly site: Site
  readonly nonce: string
  /** Named in reports of errors. */
  readonly buildId: string
  readonly entry: WebEntry
  readonly acceptLanguage: string | undefined
  /** The browser's word on what the page is loaded into; old ones say nothing. */
  readonly fetchDestination: string | undefined
}

/** The one page: the brand's colours are in its head, so that nothing flashes before the scripts arrive. */
export function htmlPage({
  site,
  nonce,
  buildId,
  entry,
  acceptLanguage,
  fetchDestination,
}: PageOptions): string {
  const { brand, brandVersion } = site
  const language = languageFor(brand, acceptLanguage)
  const styles = entry.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
  const preloads = entry.preloads.map(
    (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" nonce="${nonce}">`,
  )
  const scripts = entry.scripts.map(
    (src) => `<script type="module" src="${escapeHtml(src)}" nonce="${nonce}"></script>`,
  )
  const preamble = entry.inlineModule
    ? [`<script type="module" nonce="${nonce}">${entry.inlineModule}</script>`]
    : []
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"${displayOf(fetchDestination)} data-build="${escapeHtml(buildId)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(brand.palette.primary)}">`,
    // Styles that scripts add at run time must carry the nonce too.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${escapeHtml(brand.name)}</title>`,
    `<link rel="icon" href="/favicon.svg?v=${brandVersion}" type="image/svg+xml">`,
    `<style nonce="${nonce}">${paletteCss(brand)}</style>`,
    ...styles,
    ...preloads,
    ...preamble,
    ...scripts,
    '</head>',
    `<body><div id="root"></div>${startLoader(brand)}</body>`,
    '</html>',
    '',
  ].join('\n')
}

/** in branded shells the brand is seen until its page is. The page takes it away. */
function startLoader({ screens, name, logo }: Site['brand']): string {
  if (screens === 'base') return ''
  return `<div id="start" role="status" aria-label="${escapeHtml(name)}"><span aria-hidden="true">${escapeHtml(logo.letter)}</span></div>`
}

function displayOf(fetchDestination: string | undefined): string {
  if (fetchDestination === undefined) return ''
  return ` data-display="${fetchDestination === 'document' ? 'site' : 'frame'}"`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
