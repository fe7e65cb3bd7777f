import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { type Sources, typeset } from '@arredo/reports/typeset'

/** A process that sets one document and nothing else: from a file with its sources to its PDF and its preview. */
const [sources = '', pdf = '', preview = ''] = process.argv.slice(2)
const made = await typeset(deserialize(readFileSync(sources)) as Sources)
if (!made.ok) throw new Error(made.message)
writeFileSync(pdf, made.value.pdf)
writeFileSync(preview, made.value.preview)
// It is heard before the process has put itself away.
process.stdout.write('done\n')
