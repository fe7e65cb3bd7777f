import { type HostRequest, hostActionNames, hostRequests, type KeyNote } from '@arredo/contract/host'

const begin = '<!-- actions: made by tools/host-reference.ts -->'
const end = '<!-- end of actions -->'

/** Every action with its keys, its answer and its refusals, as Markdown. */
export function hostReference(): string {
  return hostActionNames.map((name) => section(hostRequests[name])).join('\n\n')
}

/** The document with the part between the marks replaced. */
export function withReference(document: string, reference: string): string {
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error('docs/host-integration.md has lost the marks around its actions')
  return `${document.slice(0, from)}${begin}\n\n${reference}\n\n${document.slice(to)}`
}

function section({ name, summary, keys, success, refusals }: HostRequest): string {
  const rows = Object.entries(keys).map(row)
  return [
    `### ${name}`,
    '',
    `${summary}. Answers ${success.startsWith('content: ') ? `\`content\`: ${success.slice(9)}` : `'${success}'`}.`,
    ...(rows.length > 0 ? ['', '| key | type | |', '|---|---|---|', ...rows] : []),
    ...(refusals.length > 0 ? ['', `Refusals: ${refusals.map((text) => `\`${text}\``).join(' · ')}`] : []),
  ].join('\n')
}

function row([key, { type, about, required }]: [string, KeyNote]): string {
  const cells = [`\`${key}\`${required ? ' •' : ''}`, `\`${type}\``, about]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
