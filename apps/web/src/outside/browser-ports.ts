import type { Clock, Display, Log, Memory } from '@arredo/flows'

export const browserClock: Clock = {
  now: () => Date.now(),
  today() {
    const now = new Date()
    const pad = (part: number) => String(part).padStart(2, '0')
    return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

export function newId(): string {
  return crypto.randomUUID()
}

export const browserLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the console is where a browser keeps its log
  warn: (message, details) => console.warn(message, details ?? ''),
  // biome-ignore lint/suspicious/noConsole: the console is where a browser keeps its log
  error: (message, details) => console.error(message, details ?? ''),
}

const ours = 'arredo.'

/** Storage may be switched off or partitioned away; then this device simply forgets. */
export const deviceMemory: Memory = {
  read(key) {
    try {
      return localStorage.getItem(`${ours}${key}`)
    } catch {
      return null
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(`${ours}${key}`, value)
    } catch {
      // Forgetting a preference is no failure.
    }
  },
}

export function isAnythingKept(): boolean {
  return keptKeys().length > 0
}

/** What the memory was told, on this device; drafts are somebody's work and stay. */
export function forgetKept(): void {
  for (const key of keptKeys()) localStorage.removeItem(key)
}

function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ours))
  } catch {
    return []
  }
}

/** The server says how we are shown; without its word a frame is recognised by its window. */
export function readDisplay(): Display {
  const told = document.documentElement.dataset.display
  if (told === 'site' || told === 'frame' || told === 'stage') return told
  return window.self === window.top ? 'site' : 'frame'
}
