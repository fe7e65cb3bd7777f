import { existsSync } from 'node:fs'
import { endOfTime, everyFile, type FileStore, type FileStores, fileNameOf } from '../../files/file-store.ts'
import { patience } from '../../files/s3/patience.ts'
import { isStoreAway } from '../../files/store-away.ts'
import { defineCommand, refused, said } from '../command.ts'
import { flag } from '../options.ts'
import { patientFiles } from './patient-files.ts'

const atOnce = 8
/** Of what is wrong, named one by one. */
const mostNamed = 10

export const copyFiles = defineCommand({
  name: 'files copy',
  takes: ['from', 'to'],
  says: 'Copies the files of all brands from a folder to `s3` or back; what is there stays, so that it can be begun again at any time.',
  options: { check: flag('what is there is read too, and copied again where it is not what its name says') },
  async run(desk, [from = '', to = ''], { check }) {
    if (from !== 's3' && !existsSync(from)) return refused(`${from}: there is no such folder`)
    const [source, target] = [await desk.filesAt(from), await desk.filesAt(to)]
    if (!source || !target) return refused('FILES_S3_BUCKET is missing: no bucket is named')
    const brands = await desk.databases.withoutTenant((database) =>
      database.selectFrom('tenant').select('number').orderBy('number').execute(),
    )
    const sum: Copied = { copied: 0, kept: 0, wrong: [], unread: [] }
    const waits = patience({ signal: new AbortController().signal })
    const patient = (files: FileStores, brand: number) => patientFiles(files.of(brand), waits)
    for (const { number } of brands)
      await copyAll({ from: patient(source, number), to: patient(target, number), check }, sum)

    const done = `${sum.copied} files were copied, ${sum.kept} were there`
    const problems = [
      ...told(sum.wrong, 'are not what their names say'),
      ...told(sum.unread, 'could not be read'),
    ]
    return problems.length === 0 ? said(done) : refused([done, ...problems].join(', and '))
  },
})

function told(names: readonly string[], what: string): readonly string[] {
  return names.length === 0 ? [] : [`${names.length} ${what}: ${names.slice(0, mostNamed).join(', ')}`]
}

type Copying = { readonly from: FileStore; readonly to: FileStore; readonly check: boolean }
type Copied = { copied: number; kept: number; readonly wrong: string[]; readonly unread: string[] }

/** Several at a time: most of it is waiting for answers. */
async function copyAll(copying: Copying, sum: Copied): Promise<void> {
  const names = everyFile(copying.from)[Symbol.asyncIterator]()
  const copyNext = async () => {
    for (let one = await names.next(); !one.done; one = await names.next())
      await copy(copying, one.value, sum)
  }
  await Promise.all(Array.from({ length: atOnce }, copyNext))
}

async function copy({ from, to, check }: Copying, name: string, sum: Copied): Promise<void> {
  if (await isThere(to, name, check)) {
    sum.kept += 1
    return
  }
  const bytes = await from.read(name).catch((error) => {
    // A store that is away is away for all; one file alone must not keep the others from being copied.
    if (isStoreAway(error)) throw error
    sum.unread.push(name)
    return null
  })
  // Swept meanwhile.
  if (!bytes) return
  if (fileNameOf(bytes) !== name) {
    sum.wrong.push(name)
    return
  }
  // A folder keeps what it has under a name.
  if (check) await to.remove(name, endOfTime)
  await to.put(bytes)
  sum.copied += 1
}

async function isThere(store: FileStore, name: string, check: boolean): Promise<boolean> {
  if (!check) return store.has(name)
  const bytes = await store.read(name)
  return bytes !== null && fileNameOf(bytes) === name
}
