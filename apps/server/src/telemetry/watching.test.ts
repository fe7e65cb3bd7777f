import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { readProjectFile } from '../../../../tools/project-files.ts'
import { httpMetrics } from './http-metrics.ts'
import { workerMetrics } from './worker-metrics.ts'

const rules = readProjectFile('deploy/prometheus/rules.yaml')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

/** Everything the processes and the backup count. */
function counted(): ReadonlySet<string> {
  const [http, worker] = [new Registry(), new Registry()]
  const metrics = httpMetrics(http)
  metrics.eventClients(() => 0)
  metrics.loopWait(() => 0)
  const use = () => ({ busy: 0, free: 0, waiting: 0, longestWait: 0 })
  workerMetrics(worker, async () => []).pool.watch({ cells: ['main'], use })
  const names = [http, worker].flatMap((registry) => registry.getMetricsAsArray().map(({ name }) => name))
  const written = /printf '(arredo_\w+) /.exec(readProjectFile('deploy/backup.sh'))?.[1] ?? ''
  return new Set([...names, written])
}

describe('what watches the system', () => {
  it.each(['deploy/prometheus/rules.yaml', 'deploy/grafana/arredo.json'])(
    '%s asks for what is counted',
    (path) => {
      const known = counted()
      const asked = readProjectFile(path).match(/\b(arredo|nodejs)_\w+/g) ?? []
      const unknown = asked.filter(
        (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
      )
      expect(asked.length).toBeGreaterThan(10)
      expect(unknown).toEqual([])
    },
  )

  it('says of every alert what to do, and of no other', () => {
    const page = readProjectFile('docs/operations.md')
    const described = [...page.matchAll(/^\| `(Arredo\w+)` \| .+ \| .+ \|$/gm)].map(([, name]) => name)
    expect(described).toEqual(alerts)
  })

  it('knows the jobs that the rules name', () => {
    const scraped = readProjectFile('deploy/prometheus/prometheus.yaml')
    const named = [...rules.matchAll(/job="([\w-]+)"/g)].map(([, job]) => job)
    expect(named.length).toBeGreaterThan(3)
    for (const job of named) expect(scraped).toContain(`job_name: ${job}\n`)
  })
})
