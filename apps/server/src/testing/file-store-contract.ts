import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { FileStores } from '../files/file-store.ts'

export async function allOf(names: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all
}

/** What every implementation must do; each has a test that runs it on itself. */
export function fileStoreContract(makeStores: () => Promise<FileStores>): void {
  describe('a file store', () => {
    it('gives back what was put, under the SHA-256 of its content', async () => {
      const store = (await makeStores()).of(1)
      const hash = await store.put(Buffer.from('hello'))
      expect(hash).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
      expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('hello')
      expect(await store.has(hash)).toBe(true)
    })

    it('gives files of every size back as streams, with their size, as often as they are asked for', async () => {
      const store = (await makeStores()).of(1)
      for (const size of [0, 1, 65_535, 65_536, 65_537, 3_000_000]) {
        const bytes = randomBytes(size)
        const hash = await store.put(bytes)
        const [one, two] = [await store.open(hash), await store.open(hash)]
        expect([one?.size, two?.size]).toEqual([size, size])
        for (const file of [one, two])
          expect(bytes.equals(file ? await buffer(file.stream) : Buffer.from('none'))).toBe(true)
        expect(bytes.equals((await store.read(hash)) ?? Buffer.from('none'))).toBe(true)
      }
    })

    it('lets whoever opened a file leave it before its end', async () => {
      const store = (await makeStores()).of(1)
      const bytes = randomBytes(3_000_000)
      const hash = await store.put(bytes)
      for (let turn = 0; turn < 200; turn++) {
        const file = await store.open(hash)
        if (!file) throw new Error('It is not there')
        if (turn % 2 === 0) await once(file.stream, 'readable')
        file.stream.destroy()
        await once(file.stream, 'close')
      }
      expect(bytes.equals((await store.read(hash)) ?? Buffer.from('none'))).toBe(true)
    })

    it('keeps one file when the same is put by many at once, whole at every moment it can be seen', async () => {
      const store = (await makeStores()).of(1)
      const bytes = randomBytes(3_000_000)
      const hash = createHash('sha256').update(bytes).digest('hex')
      const puts = Promise.all(Array.from({ length: 8 }, () => store.put(bytes)))
      let done = false
      puts.finally(() => {
        done = true
      })
      while (!done) {
        const seen = await store.read(hash)
        if (seen) expect(bytes.equals(seen)).toBe(true)
      }
      expect(new Set(await puts)).toEqual(new Set([hash]))
    })

    it('keeps tenants apart, also when they put the same file', async () => {
      const stores = await makeStores()
      const hash = await stores.of(1).put(Buffer.from('of tenant 1'))
      expect(await stores.of(2).has(hash)).toBe(false)
      expect(await stores.of(2).read(hash)).toBeNull()
      expect(() => stores.of(Number.NaN)).toThrow('No tenant number')
    })

    it('has nothing under names it did not give', async () => {
      const stores = await makeStores()
      const hash = await stores.of(1).put(Buffer.from('mine'))
      for (const name of ['', '..', '../1', hash.toUpperCase(), `${hash}x`, `../${hash}`, '0'.repeat(64)]) {
        expect(await stores.of(1).read(name)).toBeNull()
        expect(await stores.of(1).open(name)).toBeNull()
        expect(await stores.of(1).has(name)).toBe(false)
        expect(await stores.of(1).remove(name, new Date('2999-01-01'))).toBe(false)
        expect(
          await stores.of(1).addressOf(name, { contentType: 'image/png', disposition: 'inline' }),
        ).toBeNull()
      }
      expect(await stores.of(1).has(hash)).toBe(true)
    })

    it('names what was put before a moment in order, and goes on behind a name', async () => {
      const store = (await makeStores()).of(1)
      const names = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.put(Buffer.from(text))))
      names.sort()
      const later = new Date('2999-01-01')
      expect(await allOf(store.putBefore(later, ''))).toEqual(names)
      expect(await allOf(store.putBefore(later, names[1] ?? ''))).toEqual(names.slice(2))
      expect(await allOf(store.putBefore(new Date('2001-01-01'), ''))).toEqual([])
    })

    it('removes what was not put again since, and nothing else', async () => {
      const stores = await makeStores()
      const hash = await stores.of(1).put(Buffer.from('twice'))
      await stores.of(2).put(Buffer.from('twice'))
      expect(await stores.of(1).remove(hash, new Date('2001-01-01'))).toBe(false)
      expect(await stores.of(1).has(hash)).toBe(true)
      expect(await stores.of(1).remove(hash, new Date('2999-01-01'))).toBe(true)
      expect(await stores.of(1).has(hash)).toBe(false)
      expect(await stores.of(1).remove(hash, new Date('2999-01-01'))).toBe(false)
      expect(await stores.of(1).remove(`../2/${hash}`, new Date('2999-01-01'))).toBe(false)
      expect(await stores.of(2).has(hash)).toBe(true)
    })

    it('makes a file young that is put again, so that nobody removes what was just put', async () => {
      const store = (await makeStores()).of(1)
      const hash = await store.put(Buffer.from('again'))
      // Servers count in whole seconds, up or down.
      await pause(2_500)
      const before = new Date()
      expect(await allOf(store.putBefore(before, ''))).toEqual([hash])

      await store.put(Buffer.from('again'))
      expect(await allOf(store.putBefore(before, ''))).toEqual([])
      expect(await store.remove(hash, before)).toBe(false)
      expect(await store.has(hash)).toBe(true)
    })

    it('has what was put while others removed it, whichever came first', async () => {
      const store = (await makeStores()).of(1)
      const bytes = Buffer.from('wanted and not wanted')
      const hash = await store.put(bytes)
      for (let turn = 0; turn < 20; turn++) {
        // As old as can be for whoever removes, so that only what comes after the removal may stay.
        const removals = Promise.all([1, 2].map(() => store.remove(hash, new Date('2999-01-01'))))
        const puts = Promise.all([1, 2, 3].map(() => store.put(bytes)))
        const [removed] = await Promise.all([removals, puts])
        const seen = await store.read(hash)
        if (seen) expect(bytes.equals(seen)).toBe(true)
        else expect(removed).toContain(true)
        await store.put(bytes)
        expect(await store.has(hash)).toBe(true)
      }
    })

    it('sweeps nothing that is whole', async () => {
      const stores = await makeStores()
      const hash = await stores.of(1).put(Buffer.from('whole'))
      expect(await stores.sweep(new Date('2999-01-01'))).toBe(0)
      expect(await stores.of(1).has(hash)).toBe(true)
    })
  })
}
