/** Each becomes `server/<name>.js`: the calls, the jobs, the command `arredo`, the threads that judge catalogues, decode pictures and price, and the process that sets pages. */
export const serverEntries = {
  http: 'http.ts',
  worker: 'worker.ts',
  arredo: 'arredo.ts',
  'judge-thread': 'catalogues/judging/judge-thread.ts',
  'decode-thread': 'catalogues/textures/decode-thread.ts',
  'pricing-thread': 'prices/pricing-thread.ts',
  'typesetting-process': 'typesetting/typesetting-process.ts',
}
