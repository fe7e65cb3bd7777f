import type { ReportField } from '@arredo/contract'
import { type Report, reports } from '@arredo/reports'

/** Every report with the names of its parameters, as a Markdown table. */
export function reportReference(): string {
  const rows = Object.values<Report>(reports).map(({ name, title, audience, speaksForShop, fields }) => {
    const makers = audience === 'customer' && !speaksForShop ? 'everybody' : 'sellers'
    return `| \`${name}\` | ${title} | ${makers} | ${fields.map(told).join(', ') || '–'} |`
  })
  return ['| report | | for | parameters |', '|---|---|---|---|', ...rows].join('\n')
}

function told(field: ReportField): string {
  const name = `\`${field.name}\``
  switch (field.kind) {
    case 'switch':
      return name
    case 'choice':
      return `${name} (${field.options.map(({ value }) => value).join(', ')})`
    case 'view':
      return `${name} (${field.others.flatMap(({ value }) => value || []).join(', ')}, or the id of a saved view)`
    case 'number':
      return `${name} (${field.min} to ${field.max})`
    case 'text':
      return `${name} (text)`
  }
}
