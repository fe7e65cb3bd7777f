import { appLoaded, type HostAnswer, hostActionNames } from '@arredo/contract/host'
import { describe, expect, it } from 'vitest'
import { openHostBridge } from './host-bridge.ts'

const shop = 'https://shop.example'

function bridge(hostOrigins: readonly string[] = [shop]) {
  const posted: { message: HostAnswer; target: string }[] = []
  const received: unknown[] = []
  const warnings: string[] = []
  const parent = {
    postMessage: (message: HostAnswer, target: string) => void posted.push({ message, target }),
  }
  const frame = Object.assign(new EventTarget(), { parent })
  openHostBridge({
    frame,
    hostOrigins,
    log: { warn: (message) => void warnings.push(message) },
    desk: {
      receive(data, reply) {
        received.push(data)
        reply({ status: 0, action: 'saveProject', message: 'Project saved' })
      },
    },
  })
  const speak = (data: unknown, origin: string, source: unknown = parent) =>
    frame.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { posted, received, warnings, speak }
}

describe('the bridge to the host', () => {
  it('[H-01] says once, to whoever framed us, that the app is loaded', () => {
    expect(bridge().posted).toStrictEqual([{ message: appLoaded, target: '*' }])
  })

  it('[H-58] hears a listed origin and answers to that origin alone', () => {
    const { posted, received, speak } = bridge([shop, 'https://other.example'])
    speak({ action: 'saveProject' }, 'https://other.example')
    expect(received).toEqual([{ action: 'saveProject' }])
    expect(posted.slice(1).map(({ target }) => target)).toEqual(['https://other.example'])
  })

  it.each([
    'https://shop.example:8443',
    'http://shop.example',
    'https://www.shop.example',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'https://SHOP.example',
    'https://shop.exаmple',
    'https://shop.example.',
    'https://user@shop.example',
    'null',
    '',
    'data:',
  ])('[H-58] %s is another origin: dropped, logged once, never answered', (origin) => {
    const { posted, received, warnings, speak } = bridge()
    for (const action of hostActionNames) speak({ action }, origin)
    expect([received, posted.length, warnings.length]).toEqual([[], 1, 1])
  })

  it('[H-58] another window of the right origin is not our host, and an origin called null never is', () => {
    const { received, speak } = bridge([shop, 'null'])
    speak({ action: 'saveProject' }, shop, {})
    speak({ action: 'saveProject' }, shop, null)
    speak({ action: 'saveProject' }, 'null')
    expect(received).toEqual([])
  })

  it('[H-58] without a list nobody is heard', () => {
    const { received, speak } = bridge([])
    speak({ action: 'saveProject' }, shop)
    expect(received).toEqual([])
  })
})
