import { describe, expect, it } from 'vitest'
import { createDownloadQueue, type FinishedFile, safeName } from './download-queue.ts'

const content = new Blob(['x'])

function queue() {
  const saved: string[] = []
  const pauses: (() => void)[] = []
  const receive = createDownloadQueue({
    save: (name) => saved.push(name),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { saved, receive, settle, next: () => pauses.shift()?.() }
}

describe('downloads', () => {
  it('[A-15 part, D-73 part] are saved one after another in the order they were asked for, though a later one is there first', async () => {
    const { saved, receive, settle, next } = queue()
    let arrive = (_: FinishedFile) => {}
    const offer = receive(() => new Promise((resolve) => (arrive = resolve)))
    void receive({ name: 'project-7.json', content })
    await settle()
    expect(saved).toEqual([])
    arrive({ name: 'Offer 2026-0001.pdf', content })
    expect(await offer).toBe('Offer 2026-0001.pdf')
    await settle()
    expect(saved).toEqual(['Offer 2026-0001.pdf'])
    next()
    await settle()
    expect(saved).toEqual(['Offer 2026-0001.pdf', 'project-7.json'])
  })

  it('[D-73 part] one that cannot be fetched is told to who asked and holds up no other', async () => {
    const { saved, receive, settle, next } = queue()
    const failed = receive(() => Promise.reject(new Error('gone')))
    const zip = receive({ name: 'all.zip', content })
    await expect(failed).rejects.toThrow('gone')
    next()
    await settle()
    expect(await zip).toBe('all.zip')
    expect(saved).toEqual(['all.zip'])
  })

  it.each([
    ['Küche: Rossi/Bianchi.pdf', 'Küche- Rossi-Bianchi.pdf'],
    ['../../.bashrc', '-..-.bashrc'],
    ['\u202Efdp.exe', 'fdp.exe'],
    [' . ', 'file'],
  ])('[D-73 part] %j is called %j', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })
})
