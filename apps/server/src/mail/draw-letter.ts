import { paletteVariables } from '@arredo/brands'
import type { BrandRecord } from '@arredo/contract'
import type { Language } from '@arredo/words'

/** What a mail says, before it has a look. */
export type Content = {
  readonly subject: string
  readonly greeting: string
  readonly parts: readonly Part[]
  /** Smaller, at the end. */
  readonly foot: string
}

export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'button'; readonly words: string; readonly link: string; readonly about?: string }

export type Drawn = { readonly subject: string; readonly text: string; readonly html: string }

/** The same words twice: plain, and with the brand's mark and colours. */
export function drawLetter(brand: BrandRecord, language: Language, content: Content): Drawn {
  return {
    // A subject is one line, whatever the brand is called.
    subject: content.subject.replaceAll(/\s+/g, ' '),
    text: plainLetter(brand, content),
    html: htmlLetter(brand, language, content),
  }
}

function plainLetter(brand: BrandRecord, { greeting, parts, foot }: Content): string {
  const said = parts.map((part) =>
    part.kind === 'words'
      ? part.words
      : [...(part.about ? [part.about] : []), `${part.words}:`, part.link].join('\n'),
  )
  return [greeting, ...said, foot, `${brand.name}\n${brand.legalLine}`].join('\n\n')
}

/** Tables and styles at each element: mail programs know little else, and fetch nothing. */
function htmlLetter(brand: BrandRecord, { code, direction }: Language, content: Content): string {
  const colours = paletteVariables(brand)
  const ground = colours['--primary-ground']
  const onGround = colours['--on-primary']
  const ink = '#1c1e23'
  const muted = '#5d6068'
  const paragraph = `margin:0 0 16px;font-size:15px;line-height:1.5;color:${ink}`
  const small = `margin:0;font-size:12.5px;line-height:1.5;color:${muted}`
  const parts = content.parts.map((part) =>
    part.kind === 'words'
      ? `<p style="${paragraph}">${safe(part.words)}</p>`
      : [
          ...(part.about
            ? [`<p style="${paragraph};margin-bottom:8px;font-weight:600">${safe(part.about)}</p>`]
            : []),
          `<p style="margin:0 0 8px"><a href="${safe(part.link)}" style="display:inline-block;padding:12px 20px;`,
          `border-radius:10px;background:${ground};color:${onGround};font-size:15px;font-weight:600;text-decoration:none">`,
          `${safe(part.words)}</a></p>`,
          `<p style="${small};margin-bottom:24px;word-break:break-all">${safe(part.link)}</p>`,
        ].join(''),
  )
  return [
    `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${safe(content.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#f6f5f2;font-family:Inter,'Helvetica Neue',Arial,sans-serif">`,
    `<table role="presentation" align="center" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto">`,
    `<tr><td style="padding:0 4px 16px"><table role="presentation" cellspacing="0" cellpadding="0"><tr>`,
    `<td width="40" height="40" align="center" valign="middle" style="border-radius:10px;background:${ground};color:${onGround};`,
    `font-size:17px;font-weight:700">${safe(brand.logo.letter)}</td>`,
    `<td style="padding:0 12px;font-size:17px;font-weight:600;color:${ink}">${safe(brand.name)}</td></tr></table></td></tr>`,
    `<tr><td style="padding:28px;border-radius:14px;background:#ffffff">`,
    `<p style="${paragraph}">${safe(content.greeting)}</p>${parts.join('')}`,
    `<p style="${small}">${safe(content.foot)}</p></td></tr>`,
    `<tr><td style="padding:16px 4px"><p style="${small}">${safe(brand.legalLine)}</p></td></tr>`,
    `</table></body></html>`,
  ].join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function safe(words: string): string {
  return words.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
