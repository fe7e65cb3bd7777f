import { type HostRequest, hostActionNames, hostRequests, type KeyNote } from '@arredo/contract/host'
import { reportReference } from './report-reference.ts'

/** What of docs/host-integration.md is made from the sources, by the name of its marks. */
const parts = { actions: hostReference, reports: reportReference }

/** Every action with its keys, its answer and its refusals, as Markdown. */
function hostReference(): string {
  return hostActionNames.map((name) => section(hostRequests[name])).join('\n\n')
}

/** The document with every part between its marks made anew. */
export function withReferences(document: string): string {
  return Object.entries(parts).reduce((text, [name, made]) => withPart(text, name, made()), document)
}

function withPart(document: string, name: string, made: string): string {
  const [begin, end] = [`<!-- ${name}: made by tools/host-reference.ts -->`, `<!-- end of ${name} -->`]
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/host-integration.md has lost the marks around its ${name}`)
  return `${document.slice(0, from)}${begin}\n\n${made}\n\n${document.slice(to)}`
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
