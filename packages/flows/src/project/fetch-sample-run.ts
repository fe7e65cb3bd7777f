/** What a look is shown on, for who has one to show. */
export async function fetchSampleRun() {
  return (await import('./sample-run.ts')).sampleRun
}
