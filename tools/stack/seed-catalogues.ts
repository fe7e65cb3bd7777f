import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPack } from '@arredo/catalogue'
import {
  compileCatalogueFolder,
  readCatalogueSource,
  readGalleries,
  readTextures,
  textureHashes,
} from '@arredo/cli'
import {
  type Database,
  type FileStore,
  folderFiles,
  keepGalleries,
  keepTextures,
  openDatabases,
  releasePack,
  startWithSample,
} from '@arredo/server'
import type { TenantSeed } from './tenant-seeds.ts'

const ownCatalogues = fileURLToPath(new URL('../../catalogues', import.meta.url))
const by = { userId: 'seed', displayName: 'Seed' }

export type SeedPlace = {
  readonly ownerUrl: string
  /** Where the server keeps files; null for those who look at nothing. */
  readonly filesFolder: string | null
  /** A folder of catalogues; those of the sources when left out. */
  readonly catalogues?: string
}

/** Publishes every catalogue as `arredo catalogue publish` does; a version that is there stays. */
export async function seedCatalogues(
  { ownerUrl, filesFolder, catalogues = ownCatalogues }: SeedPlace,
  tenants: readonly TenantSeed[],
): Promise<void> {
  const packs = await compiled(catalogues)
  const databases = openDatabases({ cells: { main: ownerUrl }, connections: 1, onConnectionError: () => {} })
  try {
    for (const tenant of tenants) {
      const { number } = tenant
      const store = filesFolder === null ? nowhere : folderFiles(filesFolder).of(number)
      for (const publication of packs) {
        await databases.withTenant({ number, cell: 'main' }, async (database) => {
          const now = new Date()
          const { hash, textures } = publication
          const known = await database
            .selectFrom('release')
            .where('tenant', '=', number)
            .where('hash', '=', hash)
            .select('number')
            .executeTakeFirst()
          if (known) return
          const kept = { tenant: number, files: textures, by: by.userId, now }
          await keepTextures((work) => work(database), store, kept)
          const released = await releasePack(database, { tenant: number, by, now, ...publication })
          // Changed under a version that is there already: the stack goes on with what it has.
          if (!released.ok && released.code === 'conflict') console.warn(released.message)
          else if (!released.ok) throw new Error(released.message)
        })
      }
      await databases.withTenant({ number, cell: 'main' }, (database) =>
        seedGalleries(database, store, tenant, packs),
      )
    }
  } finally {
    await databases.close()
  }
}

/** After all catalogues: a room may be furnished from several. */
async function seedGalleries(
  database: Database,
  store: Pick<FileStore, 'put'>,
  { number: tenant, brand }: TenantSeed,
  packs: Awaited<ReturnType<typeof compileAll>>,
): Promise<void> {
  const now = new Date()
  const sold = packs.map(({ pack, hash, catalogue }) => ({ code: pack.code, hash, catalogue }))
  const catalogues = new Map(sold.map(({ code, catalogue }) => [code, catalogue]))
  for (const { pack, rooms } of packs) {
    const pictures = { tenant, files: [...rooms.pictures.values()], by: by.userId, now }
    await keepTextures((work) => work(database), store, pictures)
    const { galleries } = rooms
    const kept = { tenant, catalogue: pack.code, galleries, now }
    const mistakes = await keepGalleries(database, { ...kept, catalogues, by: by.userId })
    if (mistakes.length > 0)
      throw new Error(`The galleries of ${pack.code} have mistakes:\n${mistakes.join('\n')}`)

    await startWithSample(database, {
      ...{ ...kept, sold, language: brand.detectBrowserLanguage.fallback, savedBy: brand.name },
      priceDate: now.toISOString().slice(0, 10),
    })
  }
}

const nowhere: Pick<FileStore, 'put'> = { put: async () => '' }

/** Once per process: stories add tenants one after the other. */
const remembered = new Map<string, ReturnType<typeof compileAll>>()

function compiled(catalogues: string): ReturnType<typeof compileAll> {
  const packs = remembered.get(catalogues) ?? compileAll(catalogues)
  remembered.set(catalogues, packs)
  return packs
}

async function compileAll(catalogues: string) {
  const folders = readdirSync(catalogues, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'library')
    .map(({ name }) => join(catalogues, name))
  return Promise.all(folders.map(compileFolder))
}

async function compileFolder(folder: string) {
  const compiled = await compileCatalogueFolder(folder)
  if (!compiled.ok) {
    const mistakes = compiled.findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
    throw new Error(`${folder} has mistakes:\n${mistakes.join('\n')}`)
  }
  const { pack, tradeTerms, hash } = compiled
  const files = await readTextures(folder)
  const textures = textureHashes(pack).flatMap((name) => files.get(name) ?? [])
  const rooms = await readGalleries(folder)
  if (!rooms.ok)
    throw new Error(`${folder}/galleries: ${rooms.findings.map(({ message }) => message).join('\n')}`)
  const catalogue = openPack(pack)
  return { pack, catalogue, tradeTerms, hash, source: await readCatalogueSource(folder), textures, rooms }
}
