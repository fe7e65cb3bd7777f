/** What a server says of itself at its metrics' door; the loop's delay is that since the last time it was asked. */
export type ProcessFigures = {
  readonly cpuSeconds: number
  readonly loopP99: number
  readonly loopMax: number
}

export async function processFigures(metricsPort: number): Promise<ProcessFigures> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    loopP99: 1000 * figure('nodejs_eventloop_lag_p99_seconds'),
    loopMax: 1000 * figure('nodejs_eventloop_lag_max_seconds'),
  }
}
