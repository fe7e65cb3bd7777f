import { defineCommand, refused, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'
import { text } from '../options.ts'
import { keepDraft, workingVersion } from './brand-versions.ts'
import { changeRecord } from './change-record.ts'
import { readRecord } from './read-record.ts'

export const setBrand = defineCommand({
  name: 'brand set',
  takes: ['brand', 'key=value …'],
  says: 'Changes the draft of a brand, as palette.primary=#1a6cff isguest=true languages=en,it.',
  options: { file: text('a JSON file with the record, or those of its first keys that change') },
  async run(desk, [code, ...pairs], { file }) {
    if (pairs.length === 0 && file === undefined) return refused('Nothing to change: key=value, or --file')
    const given = await readRecord(desk, file)
    if (!given.ok) return given
    return onBrand(desk, code, async ({ database, tenant, note }) => {
      const working = await workingVersion(database, tenant)
      const changed = changeRecord({ ...working?.record, ...given.record }, pairs)
      if (!changed.ok) return refused(changed.message)

      const version = await keepDraft(database, tenant, changed.record)
      const keys = [...Object.keys(given.record), ...pairs.map((pair) => pair.split('=')[0])]
      await note('brand.changed', String(code), { version, keys })
      return said(
        `Draft ${version} of ${code} is changed`,
        `To let people see it: arredo brand publish ${code}`,
      )
    })
  },
})
