import { expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

it('a device is called as its owner would call it', () => {
  const agents = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/155.0.0.0 Safari/537.36 Edg/155.0':
      'Edge Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/155.0 Mobile/15E148 Safari/604.1':
      'Chrome iPhone',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15':
      'Safari Mac',
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0': 'Firefox Linux',
    node: 'null null',
  }
  for (const [agent, name] of Object.entries(agents)) {
    const { browser, machine } = deviceOf(agent)
    expect(`${browser} ${machine}`).toBe(name)
  }
})
