import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDownloadQueue } from './download-queue.ts'
import { fetchFile } from './fetch-file.ts'
import { jsonFile } from './json-file.ts'
import { toldDownload } from './told-download.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: Response) {
  const fetched = vi.fn(async () => answer)
  vi.stubGlobal('fetch', fetched)
  const saved: [string, Blob][] = []
  const receive = createDownloadQueue({ save: (...file) => saved.push(file), pause: async () => {} })
  return { fetched, saved, receive }
}

describe('a file to take home', () => {
  it('[A-162] is fetched by a GET of its address as a blob, then downloaded', async () => {
    const headers = { 'content-disposition': "inline; filename*=UTF-8''K%C3%BCche.pdf" }
    const { fetched, saved, receive } = answering(new Response('%PDF', { headers }))
    await receive(() => fetchFile('/files/1?key=x'))
    expect(fetched.mock.calls).toEqual([['/files/1?key=x']])
    expect(saved.map(([name]) => name)).toEqual(['Küche.pdf'])
    expect(await saved[0]?.[1].text()).toBe('%PDF')
  })

  it('is called as it was asked for', async () => {
    const { saved, receive } = answering(new Response('%PDF'))
    await receive(() => fetchFile('/files/1', 'order_merge.pdf'))
    expect(saved.map(([name]) => name)).toEqual(['order_merge.pdf'])
  })

  it("[A-73] that cannot be fetched is not saved, and its status is logged; JSON is written to be read, and called 'untitled' without a name", async () => {
    const { saved, receive } = answering(new Response('', { status: 503 }))
    const logged: string[] = []
    const told: unknown[] = []
    const tell = {
      log: { warn: (message: string, details?: unknown) => logged.push(`${message}: ${details}`) },
      notices: { show: (notice: object) => told.push(notice) },
      text: (sentence: string) => sentence,
    }
    await toldDownload(receive, () => fetchFile('/files/1', 'x.pdf'), tell as never)
    expect(saved).toEqual([])
    expect(logged.join()).toContain('503')
    expect(told).toMatchObject([{ kind: 'error' }])

    await toldDownload(receive, jsonFile({ rows: [1] }), tell as never)
    await toldDownload(receive, jsonFile({}, 'Rossi'), tell as never)
    expect(saved.map(([name]) => name)).toEqual(['untitled.json', 'Rossi.json'])
    expect(await saved[0]?.[1].text()).toBe('{\n  "rows": [\n    1\n  ]\n}')
    expect(logged).toHaveLength(1)
  })
})
